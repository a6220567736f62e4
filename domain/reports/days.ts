import { daysAfter, daysBetween } from '../clock.ts';

/** Counts of one day in Paris, or of several days that begin with `day`. */
export interface Day {
  /** `YYYY-MM-DD`. */
  day: string;
  /** People who opened the campaign's page. A person counts once a day. */
  views: number;
  applications: number;
  validated: number;
  declined: number;
  /** Median hours from application to decision, for the decisions of this day. Null if there are no decisions. */
  answerHours: number | null;
}

export interface Analytics {
  days: Day[];
  daysEach: number;
  total: Omit<Day, 'day'>;
}

/** Readers cannot tell more bars apart. */
const MAX_BARS = 92;
const WEEK = 7;

/** A list of these counts can be unsorted, lack days, or have several entries for a day. */
export type DayCounts = Partial<Day> & Pick<Day, 'day'>;

/**
 * Returns every day from `from` to `to` (`YYYY-MM-DD`). More than `MAX_BARS` days become weeks. The answer time of a
 * week is the mean of the medians of its days.
 */
export function fillDays(
  known: readonly DayCounts[],
  from: string,
  to: string,
): Pick<Analytics, 'days' | 'daysEach'> {
  const all = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => daysAfter(from, index));
  const daysEach = all.length > MAX_BARS ? WEEK : 1;
  const bars = Array.from({ length: Math.ceil(all.length / daysEach) }, (_, index) =>
    all.slice(index * daysEach, (index + 1) * daysEach),
  );
  const days = bars.map((bar) => {
    const [day = from] = bar;
    const daysOfBar = known.filter((it) => bar.includes(it.day));
    const answers = daysOfBar.flatMap(({ answerHours }) => answerHours ?? []);
    return {
      day,
      ...sumOf(daysOfBar),
      answerHours: answers.length > 0 ? answers.reduce((one, other) => one + other) / answers.length : null,
    };
  });
  return { days, daysEach };
}

export function sumOf(counts: readonly DayCounts[]) {
  const sum = (name: 'views' | 'applications' | 'validated' | 'declined') =>
    counts.reduce((total, it) => total + (it[name] ?? 0), 0);
  return {
    views: sum('views'),
    applications: sum('applications'),
    validated: sum('validated'),
    declined: sum('declined'),
  };
}
