import type { Terms } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { formatDay } from './format.ts';
import { currentLanguage } from './path-language.ts';

/** The first and the last day of publication, both included. They may be the same day. */
type Days = Pick<Terms, 'publishFrom' | 'publishBy'>;

/** `Published between Dec 5 and Dec 9, then online for 30 days.` */
export function publishedText({ liveDays, ...days }: Days & Pick<Terms, 'liveDays'>): string {
  return liveDays > 0
    ? daysText(
        days,
        (date) => m.deal_terms_online_one_day_for({ date, days: liveDays }),
        (start, end) => m.deal_terms_online_for({ start, end, days: liveDays }),
      )
    : daysText(
        days,
        (date) => m.deal_terms_online_one_day({ date }),
        (start, end) => m.deal_terms_online({ start, end }),
      );
}

/** `Publish it between Dec 5 and Dec 9.`, for the influencer. */
export function publishOwnText(days: Days): string {
  return daysText(
    days,
    (date) => m.content_publish_own_one_day({ date }),
    (start, end) => m.content_publish_own({ start, end }),
  );
}

/** `Léa publishes it between Dec 5 and Dec 9.` */
export function publishOtherText(days: Days, name: string): string {
  return daysText(
    days,
    (date) => m.content_publish_other_one_day({ name, date }),
    (start, end) => m.content_publish_other({ name, start, end }),
  );
}

/** `Léa may then publish it between Dec 5 and Dec 9.` */
export function publishOnceApprovedText(days: Days, name: string): string {
  return daysText(
    days,
    (date) => m.content_approve_what_one_day({ name, date }),
    (start, end) => m.content_approve_what({ name, start, end }),
  );
}

/** `From Dec 5 to Dec 9` */
export function publicationDays(days: Days): string {
  return daysText(
    days,
    (date) => m.content_asked_one_day({ date }),
    (start, end) => m.content_asked_between({ start, end }),
  );
}

function daysText(
  { publishFrom, publishBy }: Days,
  oneDay: (date: string) => string,
  severalDays: (start: string, end: string) => string,
): string {
  const language = currentLanguage();
  const end = formatDay(publishBy, language);
  return publishFrom === publishBy ? oneDay(end) : severalDays(formatDay(publishFrom, language), end);
}
