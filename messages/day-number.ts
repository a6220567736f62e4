/**
 * Returns the number of the calendar day in the time zone. Consecutive days differ by one, even if the clocks change.
 */
export function dayNumber(moment: Date, zone: string): number {
  return Date.parse(moment.toLocaleDateString('en-CA', { timeZone: zone })) / 86_400_000;
}
