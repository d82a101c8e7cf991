// Days as the daily puzzle counts them: the player's own calendar day, as an ISO date.

const DAY_MS = 86_400_000;

function dayNumber(date: string): number {
  return Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY_MS);
}

/** A day and the days before it, the latest first. */
export function daysBefore(today: string, count: number): readonly string[] {
  const first = dayNumber(today);
  return Array.from({ length: count }, (_, i) => new Date((first - i) * DAY_MS).toISOString().slice(0, 10));
}

const WEEKDAYS = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed'];
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `Mon 30 November`. */
export function dayLabel(date: string): string {
  const number = dayNumber(date);
  const [, month = '1', day = '1'] = date.split('-');
  return `${WEEKDAYS[((number % 7) + 7) % 7]} ${Number(day)} ${MONTHS[Number(month) - 1] ?? ''}`;
}
