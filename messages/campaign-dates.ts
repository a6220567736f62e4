import { m } from '#messages';
import { formatDate } from './format.ts';
import { currentLanguage } from './path-language.ts';

/** `Nov 21, 2026 – Dec 4, 2026` */
export function campaignDates({ startDate, endDate }: { startDate: string; endDate: string }): string {
  const language = currentLanguage();
  return m.campaign_dates({ start: formatDate(startDate, language), end: formatDate(endDate, language) });
}
