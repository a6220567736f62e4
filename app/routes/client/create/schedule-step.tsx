import { getLocalTimeZone, parseDate, today } from '@internationalized/date';
import { useState, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { isOver } from '#domain/campaigns/campaign.ts';
import { dayOf } from '#domain/clock.ts';
import { m } from '#messages';
import { campaignDates } from '#messages/campaign-dates.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { DateEntries } from './date-entry.tsx';
import { DaysCalendar } from './days-calendar.tsx';
import type { StepProps } from './steps.ts';

export default function ScheduleStep(props: StepProps) {
  const { draft, change } = props;
  const language = currentLanguage();
  const wide = useWideScreen();
  const { startDate, endDate } = draft;
  const [shown, setShown] = useState(() => (startDate ? parseDate(startDate) : today(getLocalTimeZone())));
  // The calendar follows a typed day only if its year begins with 20. Other years are still being typed.
  const changeTyped: StepProps['change'] = (days) => {
    change(days);
    const day = days.startDate ?? days.endDate;
    if (day?.startsWith('20')) setShown(parseDate(day));
  };
  const days = startDate && endDate && startDate <= endDate ? countDays(startDate, endDate) : 0;
  return (
    <I18nProvider locale={language === 'fr' ? 'fr-FR' : 'en-US'}>
      <div className="grid max-w-3xl gap-8">
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <DateEntries {...props} change={changeTyped} />
        </div>
        <DaysCalendar
          start={startDate}
          end={endDate}
          months={wide ? 2 : 1}
          shown={shown}
          onShow={setShown}
          onChange={(start, end) => change({ startDate: start, endDate: end })}
        />
        <p role="status" className="min-h-6 border-t border-line pt-4 tabular-nums">
          {days > 0 ? (
            <>
              {campaignDates(draft)}
              <span className="text-soft">
                {' '}
                · {days === 1 ? m.wizard_one_day() : m.wizard_days({ count: days })}
              </span>
              {isOver({ endDate }, dayOf(new Date())) && (
                <span className="mt-2 block text-wait">{m.wizard_end_is_past()}</span>
              )}
            </>
          ) : (
            <span className="text-soft">{m.wizard_calendar_help()}</span>
          )}
        </p>
      </div>
    </I18nProvider>
  );
}

/** Counts both days: Monday to Tuesday is 2. */
function countDays(start: string, end: string): number {
  return parseDate(end).compare(parseDate(start)) + 1;
}

const twoMonthsFit = '(min-width: 48rem)';

function useWideScreen(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(twoMonthsFit);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(twoMonthsFit).matches,
    () => false,
  );
}
