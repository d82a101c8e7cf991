// Words from files go to a terminal that obeys control characters: a title could clear the screen or
// write to the clipboard. Nothing from outside is printed without passing here.

/** Replaces control characters, and marks that turn the writing direction, by `�`; tabs become spaces. */
export function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(/(?!\n)[\p{Cc}\p{Bidi_Control}]/gu, '\ufffd');
}

/** The same on one line, cut to a length. */
export function printableLine(text: string, most = 200): string {
  const line = printable(text.replace(/\s+/g, ' ').trim());
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}
