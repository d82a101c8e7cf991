// A small plot: side of the board against milliseconds, both on logarithmic axes, one line a strategy.

/** One line of the plot. */
export interface PlotLine {
  readonly name: string;
  readonly points: readonly { readonly side: number; readonly ms: number }[];
}

const WIDTH = 640;
const HEIGHT = 380;
const LEFT = 60;
const RIGHT = 120;
const TOP = 20;
const BOTTOM = 40;
// Okabe and Ito (2008), and a dash of its own for each line, so that colour is never the only sign.
const COLORS = ['#e69f00', '#56b4e9', '#009e73', '#b8a900', '#0072b2', '#d55e00', '#cc79a7', '#444444'];
const DASHES = ['', '6 3', '2 3', '8 3 2 3', '', '6 3', '2 3', ''];

const x = (side: number): number => LEFT + ((Math.log(side) - Math.log(3)) / Math.log(10)) * (WIDTH - LEFT - RIGHT);
const y = (ms: number): number => {
  const share = (Math.log10(Math.max(ms, 0.01)) + 2) / 6; // 0.01 ms … 10 s
  return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM);
};

/** Draws the lines as an SVG document; a line ends where the strategy gave no proof any more. */
export function plotOf(lines: readonly PlotLine[]): string {
  const grid = [0.01, 0.1, 1, 10, 100, 1000, 10_000].map(
    (ms) =>
      `<path d="M${LEFT} ${y(ms).toFixed(1)}H${WIDTH - RIGHT}" stroke="#ddd"/>` +
      `<text x="${LEFT - 6}" y="${(y(ms) + 4).toFixed(1)}" text-anchor="end">${ms < 1000 ? `${ms} ms` : `${ms / 1000} s`}</text>`,
  );
  const ticks = [3, 5, 8, 10, 15, 20, 30].map(
    (side) => `<text x="${x(side).toFixed(1)}" y="${HEIGHT - 18}" text-anchor="middle">${side}</text>`,
  );
  const ends = spread(lines.map((line) => y(line.points.at(-1)?.ms ?? 0.01)));
  const drawn = lines.map(({ name, points }, i) => {
    const path = points
      .map(({ side, ms }, k) => `${k === 0 ? 'M' : 'L'}${x(side).toFixed(1)} ${y(ms).toFixed(1)}`)
      .join('');
    const last = points.at(-1);
    const label = `<text x="${WIDTH - RIGHT + 8}" y="${(ends[i] ?? 0) + 4}" fill="${COLORS[i]}">${name}</text>`;
    const lead = last
      ? `<path d="M${x(last.side).toFixed(1)} ${y(last.ms).toFixed(1)}L${WIDTH - RIGHT + 4} ${ends[i]}" stroke="${COLORS[i]}" stroke-width=".5"/>`
      : '';
    return `<path d="${path}" fill="none" stroke="${COLORS[i]}" stroke-width="2" stroke-dasharray="${DASHES[i]}"/>${lead}${label}`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui,sans-serif" font-size="12" role="img" aria-label="Time of each strategy by the side of the board">` +
    `<rect width="100%" height="100%" fill="#fff"/>${grid.join('')}${ticks.join('')}` +
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 3}" text-anchor="middle">side of the board in cells</text>${drawn.join('')}</svg>\n`
  );
}

/** Moves labels apart, so that none covers another. */
function spread(places: readonly number[]): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).sort((a, b) => a.place - b.place);
  const result = new Array<number>(places.length);
  let least = TOP;
  for (const { place, index } of order) {
    const moved = Math.max(place, least);
    result[index] = Math.round(moved);
    least = moved + 15;
  }
  return result;
}
