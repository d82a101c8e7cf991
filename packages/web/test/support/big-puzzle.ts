// A large coloured board that costs what real ones do: smooth areas in some colours, so clues of every length.

/** A picture of smooth areas as JSON clues. */
export function bigPuzzle(side: number, colors: number): string {
  const cells = Array.from({ length: side * side }, (_, cell) => {
    const x = (cell % side) / side;
    const y = Math.floor(cell / side) / side;
    const value = Math.sin(9 * x + 4 * y) + Math.cos(7 * y - 5 * x * y);
    return Math.max(0, Math.min(colors, Math.floor((value + 1.4) * colors * 0.36)));
  });
  const clue = (line: readonly number[]): [number, number][] => {
    const runs: [number, number][] = [];
    line.forEach((color, i) => {
      const last = runs.at(-1);
      if (color === 0) return;
      if (last && line[i - 1] === color) last[0] += 1;
      else runs.push([1, color]);
    });
    return runs;
  };
  const lines = Array.from({ length: side }, (_, i) => i);
  const plain = (runs: [number, number][]): unknown => (colors === 1 ? runs.map(([length]) => length) : runs);
  const rgb = ['ffffff', '1d1d20', 'd55e00', '0072b2', '009e73', 'cc79a7', 'e69f00'];
  return JSON.stringify({
    ...(colors > 1 && { colors: rgb.slice(0, colors + 1).map((value, i) => ({ name: `ink ${i}`, rgb: value })) }),
    rows: lines.map((row) => plain(clue(cells.slice(row * side, (row + 1) * side)))),
    columns: lines.map((column) => plain(clue(lines.map((row) => cells[row * side + column] ?? 0)))),
  });
}

/** Clues between the tags of the element. */
export const jsonScript = (json: string): string => `<script type="application/json">${json}</script>`;
