import { m } from '#messages';
import { dayMarks, shortWeekday } from '#messages/day-marks.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface DayLineProps {
  /** The day from which the deadline runs, `YYYY-MM-DD`. */
  start: string;
  today: string;
  last: string;
  /** True if the first day gets the label “sent”, because something was sent on `start`. */
  isSent?: boolean;
}

/** Shows the days until a deadline. Hidden from screen readers, because the sentence beside it says the same. */
export function DayLine({ start, today, last, isSent = true }: DayLineProps) {
  const language = currentLanguage();
  const days = dayMarks(start, today, last);
  const at = (day: string) => `${(Math.max(0, days.indexOf(day)) / days.length) * 100}%`;
  const [from, to] = [at(today), at(last)];
  return (
    <div aria-hidden>
      <div className="relative h-3">
        <span className="absolute top-1/2 h-px -translate-y-1/2 bg-line" style={{ left: 0, width: from }} />
        <span
          className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-accent"
          style={{ left: from, width: `calc(${to} - ${from})` }}
        />
        <span className="absolute top-0.5 size-2 rounded-full bg-accent" style={{ left: from }} />
        <span
          className="absolute top-0.5 size-2 rounded-full border-2 border-accent bg-surface"
          style={{ left: to }}
        />
      </div>
      <ol
        className="mt-1 grid text-sm"
        style={{ gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
      >
        {days.map((day) => {
          const name = day === today ? m.deal_day_today() : shortWeekday(day, language);
          const look = day === last ? 'text-accent italic' : day < today ? 'text-soft' : '';
          return (
            <li key={day} className="min-w-0 pr-1">
              <span className={`block font-serif text-2xl leading-none tabular-nums ${look}`}>
                {Number(day.slice(8))}
              </span>
              <span
                className={`block leading-tight wrap-normal ${day === last ? 'text-accent' : 'text-soft'}`}
              >
                {isSent && day === start ? m.deal_day_sent({ day: name }) : name}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
