import { daysAfter } from '../clock.ts';

const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];

/** Easter Monday, Ascension Day and Whit Monday, as days after Easter Sunday. */
const AFTER_EASTER = [1, 39, 50];

/** Returns true on the eleven public holidays of metropolitan France (code du travail, L3133-1). */
export function isHoliday(day: string): boolean {
  if (FIXED.includes(day.slice(5))) return true;
  const easter = easterOf(Number(day.slice(0, 4)));
  return AFTER_EASTER.some((count) => daysAfter(easter, count) === day);
}

/** Returns Easter Sunday, `YYYY-MM-DD`, by the anonymous Gregorian algorithm (Meeus, Jones and Butcher). */
function easterOf(year: number): string {
  const { floor } = Math;
  const lunarYear = year % 19;
  const century = floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = floor((century + 8) / 25);
  const epact =
    (19 * lunarYear + century - floor(century / 4) - floor((century - correction + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const shift = floor((lunarYear + 11 * epact + 22 * weekday) / 451);
  return daysAfter(`${year}-03-22`, epact + weekday - 7 * shift);
}
