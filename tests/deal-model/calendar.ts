/**
 * Days (`YYYY-MM-DD`) and moments (milliseconds) in Paris. Uses no code of the product, so that mistakes in that code
 * are detected.
 */
const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Daylight saving begins and ends at 01:00 UTC on the last Sunday of a month (directive 2000/84/EC). */
function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0));
  return Date.UTC(year, month, last.getUTCDate() - last.getUTCDay(), 1);
}

function offsetAt(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  const [MARCH, OCTOBER] = [2, 9];
  return moment >= lastSunday(year, MARCH) && moment < lastSunday(year, OCTOBER) ? 2 * HOUR_MS : HOUR_MS;
}

export function dayAt(moment: number): string {
  return new Date(moment + offsetAt(moment)).toISOString().slice(0, 10);
}

export const yearAt = (moment: number): number => Number(dayAt(moment).slice(0, 4));

/** Returns a moment of a day. The hour must not be one that daylight saving skips or repeats. */
export function momentAt(day: string, hour: number): number {
  const utc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
  const summer = utc - 2 * HOUR_MS;
  return offsetAt(summer) === 2 * HOUR_MS ? summer : utc - HOUR_MS;
}

export function daysLater(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}
