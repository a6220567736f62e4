import { daysAfter, endOfDay, momentOf } from '../clock.ts';
import { workingDaysAfter } from './working-days.ts';

interface Rule {
  /** The act that starts the deadline. The day of this act in Paris does not count. */
  start:
    | 'application_made'
    | 'offer_made'
    | 'offer_closed'
    | 'first_signature'
    | 'deal_runs'
    | 'gift_sent'
    | 'content_submitted'
    | 'changes_asked'
    | 'content_published'
    | 'content_confirmed';
  /** Null: the terms give the last day. */
  length: { days: number } | { workingDays: number } | null;
  /** The side that must act. Documentation only: other code chooses the side that gets the reminders. */
  mustAct: 'brand' | 'influencer' | 'addressee' | 'both' | 'other_signatory';
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

/** All deadlines. Each ends at midnight in Paris after its last day. Its outcome, if any, takes effect then. */
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
  send_by: {
    start: 'deal_runs',
    length: { days: 7 },
    mustAct: 'brand',
    reminders: [{ beforeEnd: 2 }, { beforeEnd: 0 }, { afterEnd: 3 }],
    outcome: null,
  },
  arrive_by: {
    start: 'gift_sent',
    length: { days: 21 },
    mustAct: 'influencer',
    reminders: [{ afterStart: 7 }, { afterStart: 14 }],
    outcome: 'gift_presumed_received',
  },
  submit_by: {
    start: 'deal_runs',
    length: null,
    mustAct: 'influencer',
    reminders: [{ beforeEnd: 3 }, { beforeEnd: 1 }, { afterEnd: 1 }],
    outcome: null,
  },
  approve_by: {
    start: 'content_submitted',
    length: { workingDays: 5 },
    mustAct: 'brand',
    reminders: [{ beforeEnd: 2 }, { beforeEnd: 0 }],
    outcome: 'content_approved',
  },
  change_by: {
    start: 'changes_asked',
    length: { days: 5 },
    mustAct: 'influencer',
    reminders: [{ beforeEnd: 1 }, { afterEnd: 1 }],
    outcome: null,
  },
  publish_by: {
    start: 'deal_runs',
    length: null,
    mustAct: 'influencer',
    reminders: [{ beforeEnd: 2 }, { beforeEnd: 0 }, { afterEnd: 2 }],
    outcome: null,
  },
  confirm_by: {
    start: 'content_published',
    length: { workingDays: 3 },
    mustAct: 'brand',
    reminders: [{ beforeEnd: 0 }],
    outcome: 'content_confirmed',
  },
  /** Reminds the influencer to enter the metrics of published content. */
  figures: {
    start: 'content_confirmed',
    length: { days: 30 },
    mustAct: 'influencer',
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

/** Starts a deadline of a fixed length. The last day is `latest` at the latest, but never before `startDay`. */
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
