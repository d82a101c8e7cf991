// Numbers as players read them: `4:21`, `1:02:09`, `3 days`; and the day where the player is.

/** Writes milliseconds as a clock does. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The player's own calendar day, as an ISO date. */
export function localDate(now: Date): string {
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A number with its word: `1 day`, `3 days`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function two(value: number): string {
  return `${value}`.padStart(2, '0');
}
