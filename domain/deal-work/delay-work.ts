import { dayOf, daysAfter, daysBetween } from '../clock.ts';
import { type Deliverable, isAtRest } from '../deliverables/deliverable.ts';
import { lastDayAfter } from '../deliverables/last-day-after.ts';
import type { Work } from './work.ts';

/**
 * Moves the deadlines of a deliverable by the part of a pause in which each of them ran. `from` and `to` are the first
 * day of the pause and the day on which it ended. A deadline never becomes earlier, and never moves by more than the
 * pause.
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
    // Afterwards, it is the day with which the handed-in version is compared.
    changeBy: deliverable.status === 'changes_asked' ? move(changeBy, deliverable.changesAskedAt) : changeBy,
    publishBy: daysAfter(publishBy, Math.max(0, daysBetween(from, publicationOr(to, deliverable)))),
    confirmBy: move(confirmBy, deliverable.publishedAt),
  };
}

/** The deadline of publication runs until the content is online, so that a post that was late stays late in reports. */
function publicationOr(day: string, { status, publishedAt }: Deliverable): string {
  const published = status === 'live' && publishedAt ? dayOf(publishedAt) : day;
  return published < day ? published : day;
}

/**
 * Returns the deliverables once the gift is there, or no longer expected, on `day`: after the pause, if there was one.
 * The influencer has at least five days for content that waited for the gift, also if its day has passed.
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

/** Moves the deadlines of content that needs the gift by the days by which the brand sent the gift too late. */
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
