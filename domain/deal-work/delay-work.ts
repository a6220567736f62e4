import { dayOf, daysAfter, daysBetween } from '../clock.ts';
import { type Deliverable, isAtRest } from '../deliverables/deliverable.ts';
import { lastDayAfter } from '../deliverables/last-day-after.ts';
import type { Work } from './work.ts';

/**
 * Moves the deadlines of a deliverable after a pause. Each deadline moves by the days of the pause on which it was
 * running. `from` is the first day of the pause, and `to` is the day on which the pause ended. A deadline never becomes
 * earlier, and never moves by more than the pause.
 */
export function delayByPause(deliverable: Deliverable, from: string, to: string): Deliverable {
  if (isAtRest(deliverable)) return deliverable;
  const { submitBy, approveBy, changeBy, publishBy, confirmBy } = deliverable;
  const move = (day: string | null, start: Date | null = null) => {
    const begun = start && dayOf(start) > from ? dayOf(start) : from;
    return day && daysAfter(day, Math.max(0, daysBetween(begun, to)));
  };
  return {
    ...deliverable,
    submitBy: deliverable.status === 'planned' ? move(submitBy) : submitBy,
    approveBy: move(approveBy, deliverable.submittedAt),
    // `changeBy` moves only while the influencer has to change the draft. After the changed draft was handed in,
    // `changeBy` shows whether the draft was late.
    changeBy: deliverable.status === 'changes_asked' ? move(changeBy, deliverable.changesAskedAt) : changeBy,
    publishBy: daysAfter(publishBy, Math.max(0, daysBetween(from, publicationOr(to, deliverable)))),
    confirmBy: move(confirmBy, deliverable.publishedAt),
  };
}

/**
 * Returns the day on which the content went online if that was before `day`, or else `day`. The deadline of publication
 * moves only by the days of the pause before the returned day, so a late post stays late in reports.
 */
function publicationOr(day: string, { status, publishedAt }: Deliverable): string {
  const published = status === 'live' && publishedAt ? dayOf(publishedAt) : day;
  return published < day ? published : day;
}

/**
 * Returns the deliverables with their deadlines after the gift was received or waived on `day`. If the deadlines were
 * paused, moves them as `delayByPause` does. For content that waited for the gift, the influencer has at least five
 * days, even if the last day has passed.
 */
export function resumeWork({ deliverables, shipment }: Pick<Work, 'deliverables' | 'shipment'>, day: string) {
  const pausedOn = shipment?.pausedOn;
  return deliverables
    .map((it) => (pausedOn ? delayByPause(it, pausedOn, day) : it))
    .map((it) => (it.needsBenefit && it.status === 'planned' ? delayUntil(it, day) : it));
}

function delayUntil({ submitBy, publishBy, ...deliverable }: Deliverable, day: string): Deliverable {
  return {
    ...deliverable,
    submitBy: submitBy && lastDayAfter(submitBy, day),
    publishBy: lastDayAfter(publishBy, day),
  };
}

/** Moves the deadlines of content that needs the gift by the number of days that the brand sent the gift late. */
export function delayByLateGift(deliverable: Deliverable, sendBy: string, sentOn: string): Deliverable {
  const days = Math.max(0, daysBetween(sendBy, sentOn));
  if (days === 0 || isAtRest(deliverable) || !deliverable.needsBenefit) return deliverable;
  const { submitBy, publishBy } = deliverable;
  return {
    ...deliverable,
    submitBy: submitBy && daysAfter(submitBy, days),
    publishBy: daysAfter(publishBy, days),
  };
}
