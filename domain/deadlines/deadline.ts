import { daysAfter, endOfDay, momentOf } from '../clock.ts';
import { workingDaysAfter } from './working-days.ts';

interface Rule {
  /** The act that starts the deadline. The day of this act in Paris does not count. */
  start: 'application_made' | 'offer_made' | 'offer_closed' | 'first_signature';
  length: { days: number } | { workingDays: number };
  /** The side that gets the reminders. */
  mustAct: 'brand' | 'addressee' | 'both' | 'other_signatory';
  reminders: readonly ({ afterStart: number } | { beforeEnd: number })[];
  outcome: 'application_unanswered' | 'offer_expired' | 'deal_silent' | 'deal_not_signed';
}

/** All deadlines. Each ends at midnight in Paris after its last day, and then has its outcome. */
export const deadlines = {
  answer_by: {
    start: 'application_made',
    length: { days: 14 },
    mustAct: 'brand',
    reminders: [{ afterStart: 7 }, { afterStart: 12 }],
    outcome: 'application_unanswered',
  },
  offer_by: {
    start: 'offer_made',
    length: { days: 5 },
    mustAct: 'addressee',
    reminders: [{ beforeEnd: 1 }],
    outcome: 'offer_expired',
  },
  quiet: {
    start: 'offer_closed',
    length: { days: 14 },
    mustAct: 'both',
    reminders: [{ beforeEnd: 3 }],
    outcome: 'deal_silent',
  },
  sign_by: {
    start: 'first_signature',
    length: { days: 5 },
    mustAct: 'other_signatory',
    reminders: [{ beforeEnd: 2 }, { beforeEnd: 0 }],
    outcome: 'deal_not_signed',
  },
} as const satisfies Record<string, Rule>;

export type DeadlineKind = keyof typeof deadlines;

const ruleOf = (kind: DeadlineKind): Rule => deadlines[kind];

/** Time in Paris. Reminders are not sent at night. */
const REMINDER_HOUR = '08:00';

/** A deadline that has started. `startDay` and `lastDay` are days in Paris. */
export interface Deadline {
  kind: DeadlineKind;
  startDay: string;
  lastDay: string;
}

/** Starts a deadline. Its last day is `latest` if the rule gives a later day, but never before `startDay`. */
export function startDeadline(kind: DeadlineKind, startDay: string, latest?: string): Deadline {
  const { length } = ruleOf(kind);
  const last =
    'days' in length ? daysAfter(startDay, length.days) : workingDaysAfter(startDay, length.workingDays);
  const lastDay = latest !== undefined && latest < last ? latest : last;
  return { kind, startDay, lastDay: lastDay < startDay ? startDay : lastDay };
}

/** Returns the first moment after the last day. */
export function endOfDeadline({ lastDay }: Pick<Deadline, 'lastDay'>): Date {
  return endOfDay(lastDay);
}

/** Returns the moments of the reminders, in order. Leaves out reminders outside a shortened deadline. */
export function remindersOf({ kind, startDay, lastDay }: Deadline): Date[] {
  const { reminders } = ruleOf(kind);
  return reminders
    .map((it) =>
      'afterStart' in it ? daysAfter(startDay, it.afterStart) : daysAfter(lastDay, -it.beforeEnd),
    )
    .filter((day) => day > startDay && day <= lastDay)
    .sort()
    .map((day) => momentOf(day, REMINDER_HOUR));
}

/** Returns when the schedule must look at the deadline again: at its next reminder after `now`, or else at its end. */
export function nextMomentOf(deadline: Deadline, now: Date): Date {
  return remindersOf(deadline).find((it) => it > now) ?? endOfDeadline(deadline);
}
