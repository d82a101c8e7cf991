// A text file with several puzzles has a line of equal signs between them.

/** The lines of one puzzle. */
export interface PuzzlePart {
  readonly lines: readonly string[];
  /** The number of its first line in the text. */
  readonly firstLine: number;
}

/** Cuts a text into its puzzles; parts with nothing but blanks are dropped. */
export function puzzleParts(lines: readonly string[]): readonly PuzzlePart[] {
  const parts: PuzzlePart[] = [];
  let from = 0;
  const push = (to: number): void => {
    const part = lines.slice(from, to);
    if (part.some((line) => line.trim() !== '')) parts.push({ lines: part, firstLine: from + 1 });
    from = to + 1;
  };
  for (const [index, line] of lines.entries()) if (/^={4,}\s*$/.test(line)) push(index);
  push(lines.length);
  return parts;
}
