/** What happened to a campaign on a day of Paris, or over several days that began with it. */
export interface Day {
  /** `YYYY-MM-DD`, the first of them. */
  day: string;
  /** Distinct people of each day who opened its pages. */
  views: number;
  applications: number;
  validated: number;
  declined: number;
  /** The median of the answers given then, from application to decision; null when none was. */
  answerHours: number | null;
}

/** A campaign's days, and what they come to. */
export interface Analytics {
  days: Day[];
  /** How many days each of `days` stands for. */
  daysEach: number;
  total: Omit<Day, 'day'>;
}

/** More bars than these say nothing any more. */
const MAX_BARS = 92;
const WEEK = 7;

/** What is known of some days, in any order; a day may be missing, or stand there for each kind by itself. */
export type Known = Partial<Day> & Pick<Day, 'day'>;

/**
 * Every day from the first to the last, both `YYYY-MM-DD`, without a gap; by weeks when there are more than a quarter's. Of
 * a week the answer time is the mean of its days' medians.
 */
export function spread(
  known: readonly Known[],
  from: string,
  to: string,
): Pick<Analytics, 'days' | 'daysEach'> {
  const all = daysBetween(from, to);
  const daysEach = all.length > MAX_BARS ? WEEK : 1;
  const bars = Array.from({ length: Math.ceil(all.length / daysEach) }, (_, index) =>
    all.slice(index * daysEach, (index + 1) * daysEach),
  );
  const days = bars.map((bar) => {
    const [day = from] = bar;
    const these = known.filter((it) => bar.includes(it.day));
    const sum = (name: 'views' | 'applications' | 'validated' | 'declined') =>
      these.reduce((total, it) => total + (it[name] ?? 0), 0);
    const answers = these.flatMap(({ answerHours }) => answerHours ?? []);
    return {
      day,
      views: sum('views'),
      applications: sum('applications'),
      validated: sum('validated'),
      declined: sum('declined'),
      answerHours: answers.length > 0 ? answers.reduce((one, other) => one + other) / answers.length : null,
    };
  });
  return { days, daysEach };
}

const DAY_MS = 24 * 60 * 60 * 1000;

function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  // In UTC, whose days all have 24 hours.
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS)
    days.push(new Date(at).toISOString().slice(0, 10));
  return days;
}
