import { daysAfter, endOfDay, momentOf } from '../clock.ts';
import { workingDaysAfter } from './working-days.ts';

interface Rule {
  /** Null: the terms give the last day. */
  length: { days: number } | { workingDays: number } | null;
  reminders: readonly ({ afterStart: number } | { beforeEnd: number } | { afterEnd: number })[];
  /** Null if the deadline only sends reminders. */
  outcome:
    | 'application_unanswered'
    | 'offer_expired'
    | 'deal_silent'
    | 'deal_not_signed'
    | 'gift_presumed_received'
    | 'content_approved'
    | 'content_confirmed'
    | null;
}

/**
 * All deadlines. The day that starts a deadline does not count. Each deadline ends at midnight in Paris after its last
 * day. The outcome of the deadline, if any, takes effect at this midnight.
 */
export const deadlines = {
  answer_by: {
    length: { days: 14 },
    reminders: [{ afterStart: 7 }, { afterStart: 12 }],
    outcome: 'application_unanswered',
  },
  offer_by: {
    length: { days: 5 },
    reminders: [{ beforeEnd: 1 }],
    outcome: 'offer_expired',
  },
  quiet: {
    length: { days: 14 },
    reminders: [{ beforeEnd: 3 }],
    outcome: 'deal_silent',
  },
  sign_by: {
    length: { days: 5 },
    reminders: [{ beforeEnd: 2 }, { beforeEnd: 0 }],
    outcome: 'deal_not_signed',
  },
  send_by: {
    length: { days: 7 },
    reminders: [{ beforeEnd: 2 }, { beforeEnd: 0 }, { afterEnd: 3 }],
    outcome: null,
  },
  arrive_by: {
    length: { days: 21 },
    reminders: [{ afterStart: 7 }, { afterStart: 14 }],
    outcome: 'gift_presumed_received',
  },
  submit_by: {
    length: null,
    reminders: [{ beforeEnd: 3 }, { beforeEnd: 1 }, { afterEnd: 1 }],
    outcome: null,
  },
  approve_by: {
    length: { workingDays: 5 },
    reminders: [{ beforeEnd: 2 }, { beforeEnd: 0 }],
    outcome: 'content_approved',
  },
  change_by: {
    length: { days: 5 },
    reminders: [{ beforeEnd: 1 }, { afterEnd: 1 }],
    outcome: null,
  },
  publish_by: {
    length: null,
    reminders: [{ beforeEnd: 2 }, { beforeEnd: 0 }, { afterEnd: 2 }],
    outcome: null,
  },
  confirm_by: {
    length: { workingDays: 3 },
    reminders: [{ beforeEnd: 0 }],
    outcome: 'content_confirmed',
  },
  /** Reminds the influencer to enter the metrics of published content. */
  figures: {
    length: { days: 30 },
    reminders: [{ afterStart: 7 }, { beforeEnd: 0 }],
    outcome: null,
  },
} as const satisfies Record<string, Rule>;

export type DeadlineKind = keyof typeof deadlines;

const ruleOf = (kind: DeadlineKind): Rule => deadlines[kind];

/** Time in Paris at which reminders become due, so that people normally get them in the morning. */
const REMINDER_HOUR = '08:00';

/** A deadline that has started. `startDay` and `lastDay` are days in Paris. */
export interface Deadline<Kind extends DeadlineKind = DeadlineKind> {
  kind: Kind;
  startDay: string;
  lastDay: string;
}

/** Starts a deadline of a fixed length. The last day is not after `latest`, but also never before `startDay`. */
export function startDeadline<Kind extends DeadlineKind>(
  kind: Kind,
  startDay: string,
  latest?: string,
): Deadline<Kind> {
  const { length } = ruleOf(kind);
  if (!length) throw new Error(`the terms give the last day of ${kind}`);
  const last =
    'days' in length ? daysAfter(startDay, length.days) : workingDaysAfter(startDay, length.workingDays);
  const lastDay = latest !== undefined && latest < last ? latest : last;
  return { kind, startDay, lastDay: lastDay < startDay ? startDay : lastDay };
}

/** Returns the first moment after the last day. */
export function endOfDeadline({ lastDay }: Pick<Deadline, 'lastDay'>): Date {
  return endOfDay(lastDay);
}

const hasOutcome = ({ kind }: Pick<Deadline, 'kind'>): boolean => ruleOf(kind).outcome !== null;

/**
 * Returns the moments of the reminders, in order. Leaves out reminders on or before the start day. If the deadline was
 * shortened, also leaves out the `afterStart` reminders after its last day.
 */
export function remindersOf({ kind, startDay, lastDay }: Deadline): Date[] {
  const { reminders } = ruleOf(kind);
  return reminders
    .flatMap((it) => {
      if ('afterEnd' in it) return [daysAfter(lastDay, it.afterEnd)];
      const day = 'afterStart' in it ? daysAfter(startDay, it.afterStart) : daysAfter(lastDay, -it.beforeEnd);
      return day <= lastDay ? [day] : [];
    })
    .filter((day) => day > startDay)
    .sort()
    .map((day) => momentOf(day, REMINDER_HOUR));
}

/**
 * Returns when the schedule must look at the deadline again: at its next reminder after `now`, or else at its end. Null
 * after the last reminder of a deadline without an outcome.
 */
export function nextMomentOf(deadline: Deadline, now: Date): Date | null {
  const reminder = remindersOf(deadline).find((it) => it > now);
  return reminder ?? (hasOutcome(deadline) ? endOfDeadline(deadline) : null);
}
