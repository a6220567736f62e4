import { dayAt, daysLater } from './calendar.ts';
import { reminderAt } from './deadlines.ts';
import { isDue, saveDeal } from './model-clock.ts';
import {
  bothSides,
  type DealPlace,
  dealsOf,
  emit,
  type Notified,
  otherSide,
  personOf,
  type Side,
  type State,
  today,
} from './state.ts';
import { daysFrom, endOfDay, isWorkingDay, laterOf, workingDaysLater } from './work-calendar.ts';
import { nextWorkAt, workDeadlinesOf, workReminderDays } from './work-deadlines.ts';
import { CHANGE_DAYS, type Content, isAtRest, isGiftAtRest, leastDays, type Work } from './work-state.ts';

/**
 * An act notifies the other side only. If `actor` is null, a deadline passed without an answer, and both sides are
 * notified.
 */
export const notifiedOf = (place: DealPlace, actor: Side | null): Notified =>
  actor ? [[personOf(place, otherSide(actor)), 'deal_work']] : bothSides(place, 'deal_work');

export function workOf({ deal }: DealPlace): Work {
  if (!deal.work) throw new Error('A deal that runs has work.');
  return deal.work;
}

const isLeft = ({ contents, gift }: Work): boolean =>
  contents.some((it) => !isAtRest(it)) || (gift !== null && !isGiftAtRest(gift));

/**
 * Returns whether all content is confirmed or dropped, and the gift is received or waived. If all content is dropped,
 * the brand need not send the gift any more.
 */
function isDone(work: Work): boolean {
  const mustBeSent = work.gift?.status === 'to_send' || work.gift?.status === 'problem';
  return (mustBeSent && work.contents.every((it) => it.status === 'dropped')) || !isLeft(work);
}

/**
 * Saves the deal after an act or after outcomes of deadlines, and closes the deal if its work is done. `actor` is null
 * for deadlines.
 */
export function saveWork(state: State, place: DealPlace, actor: Side | null): void {
  const { deal } = place;
  const work = workOf(place);
  if (isDone(work)) {
    const isConfirmed = work.contents.some((it) => it.status === 'confirmed');
    const last = work.contents.reduce((one, other) =>
      (other.droppedAt ?? 0) > (one.droppedAt ?? 0) ? other : one,
    );
    Object.assign(deal, { status: 'closed', closedAt: state.now, reason: isConfirmed ? 'done' : 'stopped' });
    deal.closedBy = isConfirmed ? null : last.droppedBy;
    emit(state, 'deal.closed', place, notifiedOf(place, actor));
  }
  saveDeal(place, state.now);
  work.dueAt = nextWorkAt(deal, state.now);
}

/**
 * Ends a pause. Postpones each deadline by those days of the pause (`from` to `to`) on which the deadline applied, and
 * the deadlines of the brand only by working days.
 */
export function endPause(work: Work, from: string, to: string): void {
  for (const content of work.contents.filter((it) => !isAtRest(it))) {
    const { status, since, answerBy, submitBy, publishBy, publishedAt } = content;
    const days = daysFrom(from, to);
    const online = status === 'live' ? dayAt(publishedAt ?? 0) : to;
    if (status === 'planned' && submitBy) content.submitBy = daysLater(submitBy, days);
    content.publishBy = daysLater(publishBy, Math.min(days, daysFrom(from, online)));
    if (!answerBy || since === null) continue;
    const begun = laterOf(from, dayAt(since));
    content.answerBy =
      status === 'changes_asked'
        ? daysLater(answerBy, daysFrom(begun, to))
        : laterByWorkingDays(answerBy, begun, to);
  }
  if (work.gift) work.gift.pausedOn = null;
}

function laterByWorkingDays(answerBy: string, from: string, to: string): string {
  let last = answerBy;
  for (let day = from; day < to; day = daysLater(day, 1))
    if (isWorkingDay(day)) last = workingDaysLater(last, 1);
  return last;
}

/** Gives the influencer at least five days, counted from `day`, for content that waited for the gift. */
export function giveTime(work: Work, day: string): void {
  for (const content of work.contents.filter((it) => it.needsGift && it.status === 'planned'))
    Object.assign(content, leastDays(content, daysLater(day, CHANGE_DAYS)));
}

/**
 * Carries out the outcomes of deadlines that have passed without an answer: the gift counts as received, drafts as
 * approved, posts as confirmed.
 */
export function settleWork(state: State, place: DealPlace): void {
  if (place.deal.status !== 'running') return;
  const work = workOf(place);
  const isReceived = presume(state, place);
  const decided = work.gift?.pausedOn
    ? []
    : work.contents.filter(
        ({ answerBy, status }) => answerBy && answerBy < today(state) && status !== 'changes_asked',
      );
  for (const content of decided) decide(state, place, content);
  if (isReceived || decided.length > 0) saveWork(state, place, null);
}

function presume(state: State, place: DealPlace): boolean {
  const work = workOf(place);
  const { gift } = work;
  if (gift?.status !== 'sent' || !gift.arriveBy || gift.arriveBy >= today(state)) return false;
  const { arriveBy, pausedOn } = gift;
  Object.assign(gift, { status: 'received', receivedAt: endOfDay(arriveBy), receivedBy: 'presumption' });
  if (pausedOn) endPause(work, pausedOn, daysLater(arriveBy, 1));
  giveTime(work, daysLater(arriveBy, 1));
  emit(state, 'shipment.received', place, notifiedOf(place, null));
  return true;
}

function decide(state: State, place: DealPlace, content: Content): void {
  const name = content.status === 'submitted' ? 'approved' : 'confirmed';
  const last = content.answerBy ?? '';
  const number = workOf(place).contents.indexOf(content);
  if (name === 'approved') approve(content, endOfDay(last), 'silence');
  else Object.assign(content, { status: name, confirmedAt: endOfDay(last), confirmedBy: 'silence' });
  Object.assign(content, { since: null, answerBy: null });
  emit(state, `deliverable.${name}#${number}`, place, notifiedOf(place, null));
}

export function approve(content: Content, at: number, approvedBy: Content['approvedBy']): void {
  const publishBy = laterOf(content.publishBy, daysLater(dayAt(at), CHANGE_DAYS));
  Object.assign(content, { status: 'approved', approvedAt: at, approvedBy, publishBy });
}

/** Has the effect of running the schedule until no work is due. */
export function runWorks(state: State): void {
  for (const place of dealsOf(state))
    while (place.deal.work && isDue(state, place.deal.work)) runWork(state, place);
}

/**
 * Stores the outcomes of deadlines that passed, then sends the newest reminder of each deadline. Deadlines of the same
 * kind with reminders on the same day share one reminder, about the deadline that ends first.
 */
function runWork(state: State, place: DealPlace): void {
  const { deal } = place;
  settleWork(state, place);
  const deadlines = workDeadlinesOf(deal).sort((one, other) => one.last.localeCompare(other.last));
  for (const deadline of deadlines) {
    const day = workReminderDays(deadline).findLast((it) => reminderAt(it) <= state.now);
    const key = `${deadline.kind} ${day}`;
    if (!day || deal.reminders.includes(key)) continue;
    deal.reminders.push(key);
    const part = deadline.place === null ? '' : `#${deadline.place}`;
    const person = personOf(place, deadline.side);
    emit(state, `deal.reminded#${deadline.kind}${part}`, place, [[person, 'deal_reminder']]);
  }
  workOf(place).dueAt = nextWorkAt(deal, state.now);
}
