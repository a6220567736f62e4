import { dayAt, daysLater } from './calendar.ts';
import { reminderAt } from './deadlines.ts';
import type { Deal, Side } from './state.ts';
import { endOfDay } from './work-calendar.ts';
import { type Content, type Gift, mustWait } from './work-state.ts';

interface Rule {
  /** Reminders: days after the first day, days before the last day, and days after the last day. */
  afterStart?: readonly number[];
  beforeEnd?: readonly number[];
  afterEnd?: readonly number[];
  endsByItself?: true;
}

const rules = {
  send_by: { beforeEnd: [2, 0], afterEnd: [3] },
  arrive_by: { afterStart: [7, 14], endsByItself: true },
  submit_by: { beforeEnd: [3, 1], afterEnd: [1] },
  approve_by: { beforeEnd: [2, 0], endsByItself: true },
  change_by: { beforeEnd: [1], afterEnd: [1] },
  publish_by: { beforeEnd: [2, 0], afterEnd: [2] },
  confirm_by: { beforeEnd: [0], endsByItself: true },
  figures: { afterStart: [7], beforeEnd: [0] },
} as const satisfies Record<string, Rule>;

export interface WorkDeadline {
  kind: keyof typeof rules;
  first: string;
  last: string;
  side: Side;
  /** Index of the content. Null for the gift. */
  place: number | null;
}

/** Returns the current deadlines, the gift's first. A closed deal has only the deadlines to enter figures. */
export function workDeadlinesOf({ status, work, runningAt }: Deal): WorkDeadline[] {
  if (!work || runningAt === null) return [];
  const { gift, contents } = work;
  const began = dayAt(runningAt);
  const ofGift = gift && status === 'running' ? giftDeadline(gift, began) : [];
  if (gift?.pausedOn) return ofGift;
  return [...ofGift, ...contents.flatMap((it, place) => contentDeadline(it, gift, began, place))];
}

function giftDeadline({ status, sendBy, sentAt, arriveBy }: Gift, began: string): WorkDeadline[] {
  if (status === 'to_send')
    return [{ kind: 'send_by', first: began, last: sendBy, side: 'brand', place: null }];
  if (status !== 'sent' || sentAt === null || !arriveBy) return [];
  return [{ kind: 'arrive_by', first: dayAt(sentAt), last: arriveBy, side: 'influencer', place: null }];
}

const answers = { submitted: 'approve_by', changes_asked: 'change_by', live: 'confirm_by' } as const;

function contentDeadline(content: Content, gift: Gift | null, began: string, place: number): WorkDeadline[] {
  const { status, submitBy, publishBy, since, answerBy, confirmedAt } = content;
  if (status === 'dropped' || (status === 'planned' && mustWait(content, gift))) return [];
  const side = status === 'submitted' || status === 'live' ? 'brand' : 'influencer';
  if (status === 'planned' && submitBy)
    return [{ kind: 'submit_by', first: began, last: submitBy, side, place }];
  if (status === 'planned' || status === 'approved')
    return [{ kind: 'publish_by', first: began, last: publishBy, side, place }];
  if (status === 'confirmed') {
    const first = dayAt(confirmedAt ?? 0);
    return [{ kind: 'figures', first, last: daysLater(first, 30), side, place }];
  }
  return [{ kind: answers[status], first: dayAt(since ?? 0), last: answerBy ?? '', side, place }];
}

/**
 * Returns the days on which reminders are sent. No reminder is sent on the first day. Reminders that count from the
 * first day are not sent after the last day.
 */
export function workReminderDays({ kind, first, last }: WorkDeadline): string[] {
  const { afterStart = [], beforeEnd = [], afterEnd = [] }: Rule = rules[kind];
  const within = [
    ...afterStart.map((it) => daysLater(first, it)),
    ...beforeEnd.map((it) => daysLater(last, -it)),
  ];
  return [...within.filter((day) => day <= last), ...afterEnd.map((it) => daysLater(last, it))]
    .filter((day) => day > first)
    .sort();
}

/** Returns the next moment at which the schedule must look at the work, or null if there is none. */
export function nextWorkAt(deal: Deal, now: number): number | null {
  const moments = workDeadlinesOf(deal).flatMap((deadline) => {
    const reminder = workReminderDays(deadline)
      .map(reminderAt)
      .find((it) => it > now);
    const { endsByItself }: Rule = rules[deadline.kind];
    return reminder ?? (endsByItself ? endOfDay(deadline.last) : []);
  });
  return moments.length > 0 ? Math.min(...moments) : null;
}
