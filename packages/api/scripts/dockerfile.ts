// Reads a Dockerfile as far as ours goes: a word and its text, lines that end in a backslash joined.

/** One instruction. */
export interface Instruction {
  readonly word: string;
  readonly text: string;
}

/** The instructions in order, without comments. */
export function instructionsOf(text: string): readonly Instruction[] {
  return text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { word, text: rest };
    });
}
