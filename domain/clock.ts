export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
/** Days in Paris have 23 to 25 hours: `daysAfter` and `nextDayAfter` count them. */
export const DAY_MS = 24 * HOUR_MS;

const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' });

/** Returns the day in Paris, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  return parisDay.format(moment);
}

/**
 * Returns the start of the next day in Paris. Days have 23 to 25 hours. Daylight saving never changes the clock at
 * midnight.
 */
export function nextDayAfter(moment: Date): Date {
  const noon = Date.parse(`${dayOf(moment)}T12:00:00Z`);
  const next = new Date(noon + DAY_MS).toISOString().slice(0, 10);
  const midnightUtc = Date.parse(`${next}T00:00:00Z`);
  const summer = new Date(midnightUtc - 2 * HOUR_MS);
  return dayOf(summer) === next ? summer : new Date(midnightUtc - HOUR_MS);
}

/** Returns the end of a day in Paris, which is the start of the next day. */
export function endOfDay(day: string): Date {
  return nextDayAfter(new Date(`${day}T12:00:00Z`));
}

/** Returns the last day in Paris that is over at `end`. Texts name it as the last day of a period that ends at an hour. */
export function lastFullDay(end: Date): string {
  return daysAfter(dayOf(end), -1);
}

/** Adds calendar days to a day `YYYY-MM-DD`. A negative count subtracts. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the number of days from one day `YYYY-MM-DD` to another. Negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

const parisHour = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  timeStyle: 'short',
  hourCycle: 'h23',
});

/** Returns the time in Paris, `HH:MM`. */
export function hourOf(moment: Date): string {
  return parisHour.format(moment);
}

/**
 * Converts a day (`YYYY-MM-DD`) and a time (`HH:MM`) in Paris. A time that daylight saving skips becomes the time one
 * hour later.
 */
export function momentOf(day: string, hour: string): Date {
  const winter = new Date(`${day}T${hour}:00+01:00`);
  const summer = new Date(winter.getTime() - HOUR_MS);
  return hourOf(summer) === hour ? summer : winter;
}

/** True if the text is a day that exists, in the format `YYYY-MM-DD`. PostgreSQL has no year 0. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001-01-01') return false;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** Parses two optional days. Ignores invalid days. Swaps two days in the wrong order. An empty text means no day. */
export function periodIn(one: string | null | undefined, other: string | null | undefined) {
  const [from = '', to = ''] = [one, other].map((it) => (it && isDay(it) ? it : ''));
  return from && to && from > to ? { from: to, to: from } : { from, to };
}
