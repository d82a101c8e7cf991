// Days as ISO 8601 writes them, `2026-02-28`. Core has no clock: whoever knows the day passes it in.

const DAY_MS = 86_400_000;

/** A calendar day, `yyyy-mm-dd`. */
export type IsoDate = string;

/** True if the text names a day that exists. */
export function isIsoDate(text: string): boolean {
  return dayNumber(text) !== undefined;
}

/** Days since 1970-01-01, so that neighbouring days differ by 1; `undefined` if there is no such day. */
export function dayNumber(date: IsoDate): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  // 30 February would have become a day in March.
  return at.getUTCMonth() === month - 1 && at.getUTCDate() === day ? at.getTime() / DAY_MS : undefined;
}
