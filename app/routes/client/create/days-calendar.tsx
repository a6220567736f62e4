import { type CalendarDate, parseDate } from '@internationalized/date';
import { useEffect, useRef } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { ChevronLeft, ChevronRight } from '#app/ui/icons.tsx';
import { m } from '#messages';

interface DaysCalendarProps {
  start: string;
  end: string;
  months: 1 | 2;
  shown: CalendarDate;
  onShow: (day: CalendarDate) => void;
  onChange: (start: string, end: string) => void;
}

const monthButton = 'grid size-11 place-items-center rounded-full hover:bg-sunken disabled:opacity-45';
const dayClass =
  'relative grid aspect-square max-h-12 w-full cursor-pointer place-items-center tabular-nums ' +
  'data-outside-month:hidden data-hovered:not-data-selected:rounded-full data-hovered:not-data-selected:bg-sunken ' +
  'data-selected:bg-accent/15 ' +
  'data-selection-start:rounded-l-full data-selection-end:rounded-r-full ' +
  'data-selection-start:bg-accent-fill data-selection-start:text-on-accent data-selection-end:bg-accent-fill data-selection-end:text-on-accent ' +
  'data-focus-visible:z-10 data-focus-visible:rounded-full data-focus-visible:outline-2 data-focus-visible:outline-offset-1 data-focus-visible:outline-accent ' +
  'data-today:font-medium data-today:underline data-today:underline-offset-4';

export function DaysCalendar({ start, end, months, shown, onShow, onChange }: DaysCalendarProps) {
  const range = start && end && start <= end ? { start: parseDate(start), end: parseDate(end) } : null;
  const calendar = useRef<HTMLDivElement>(null);
  /**
   * Relabels the hidden Next button that React Aria adds for screen readers, because the wizard also has a Next
   * button. Runs after every render, because a change of language resets the label.
   */
  useEffect(() => {
    for (const button of calendar.current?.querySelectorAll('button[tabindex="-1"]') ?? [])
      button.setAttribute('aria-label', m.wizard_month_after());
  });
  return (
    <RangeCalendar
      ref={calendar}
      aria-label={m.wizard_calendar()}
      value={range}
      onChange={(days) => days && onChange(days.start.toString(), days.end.toString())}
      visibleDuration={{ months }}
      pageBehavior="single"
      focusedValue={shown}
      onFocusChange={onShow}
      className="rounded-card border border-line bg-surface p-3 sm:p-6"
    >
      <div className="relative grid gap-x-10 gap-y-6 md:auto-cols-fr md:grid-flow-col">
        <Button
          slot="previous"
          aria-label={m.wizard_month_before()}
          className={`${monthButton} absolute top-0 left-0`}
        >
          <ChevronLeft />
        </Button>
        {[0, 1].slice(0, months).map((offset) => (
          <div key={offset} className="min-w-0">
            <CalendarHeading
              offset={{ months: offset }}
              className="text-center text-xl leading-11 first-letter:uppercase"
            />
            <CalendarGrid
              offset={{ months: offset }}
              className="mt-2 w-full table-fixed border-spacing-y-1 border-separate border-spacing-x-0"
            >
              <CalendarGridHeader>
                {(name) => (
                  <CalendarHeaderCell className="h-8 text-sm font-normal text-soft">
                    {name}
                  </CalendarHeaderCell>
                )}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={dayClass} />}
              </CalendarGridBody>
            </CalendarGrid>
          </div>
        ))}
        <Button
          slot="next"
          aria-label={m.wizard_month_after()}
          className={`${monthButton} absolute top-0 right-0`}
        >
          <ChevronRight />
        </Button>
      </div>
    </RangeCalendar>
  );
}
