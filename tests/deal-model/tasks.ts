import { type Deal, otherSide, type Side } from './state.ts';
import { type Content, type Gift, mustWait } from './work-state.ts';

interface Task {
  kind: string;
  side: Side;
  lastDay: string | null;
}

const giftTasks = {
  to_send: ['send_gift', 'brand', 'sendBy'],
  problem: ['send_gift_again', 'brand', null],
  sent: ['receive_gift', 'influencer', 'arriveBy'],
} as const;

function taskOfGift(gift: Gift): Task[] {
  if (gift.status === 'received' || gift.status === 'waived') return [];
  const [kind, side, day] = giftTasks[gift.status];
  return [{ kind, side, lastDay: day && gift[day] }];
}

function taskOfContent(content: Content, gift: Gift | null): Task[] {
  const { status, submitBy, publishBy, answerBy } = content;
  const task = (kind: string, side: Side, day: string | null) => [
    { kind, side, lastDay: gift?.pausedOn ? null : day },
  ];
  if (status === 'planned' && mustWait(content, gift)) return [];
  if (status === 'planned' && submitBy) return task('submit', 'influencer', submitBy);
  if (status === 'planned' || status === 'approved') return task('publish', 'influencer', publishBy);
  if (status === 'changes_asked') return task('change', 'influencer', answerBy);
  if (status === 'submitted') return task('approve', 'brand', answerBy);
  return status === 'live' ? task('confirm', 'brand', answerBy) : [];
}

/**
 * Returns the side's task with the earliest last day. If the side has no task, returns the other side's task with the
 * earliest last day. Returns null if the deal is not running or has no task.
 */
export function taskFor({ status, work }: Deal, side: Side): Task | null {
  if (status !== 'running' || !work) return null;
  const { contents, gift } = work;
  const all = [...(gift ? taskOfGift(gift) : []), ...contents.flatMap((it) => taskOfContent(it, gift))];
  const dayOf = ({ lastDay }: Task) => lastDay ?? '9999';
  const sorted = all.sort((one, other) =>
    dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0,
  );
  const of = (side: Side) => sorted.find((it) => it.side === side) ?? null;
  return of(side) ?? of(otherSide(side));
}
