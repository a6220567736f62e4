/** Consecutive calendar days in the time zone differ by one, even if the clocks change. */
export function dayNumber(moment: Date, zone: string): number {
  return Date.parse(moment.toLocaleDateString('en-CA', { timeZone: zone })) / 86_400_000;
}
