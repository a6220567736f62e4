import { dayOf, daysAfter, daysBetween } from '../clock.ts';
import { workingDaysAfter, workingDaysBetween } from '../deadlines/working-days.ts';
import { type Deliverable, isAtRest } from '../deliverables/deliverable.ts';
import { lastDayAfter } from '../deliverables/last-day-after.ts';
import type { Work } from './work.ts';

type Delay = (day: string, from: string, to: string) => string;

const byDays: Delay = (day, from, to) => daysAfter(day, Math.max(0, daysBetween(from, to)));

const byWorkingDays: Delay = (day, from, to) => workingDaysAfter(day, workingDaysBetween(from, to));

/**
 * Moves the deadlines of a deliverable after a pause. Each deadline moves by the days of the pause on which it was
 * running. The deadlines of the brand have working days, and move by working days. `from` is the first day of the
 * pause, and `to` is the day on which the pause ended. A deadline never becomes earlier.
 */
export function delayByPause(deliverable: Deliverable, from: string, to: string): Deliverable {
  if (isAtRest(deliverable)) return deliverable;
  const { submitBy, approveBy, changeBy, publishBy, confirmBy } = deliverable;
  const move = (day: string | null, start: Date | null = null, delay = byDays) => {
    const begun = start && dayOf(start) > from ? dayOf(start) : from;
    return day && delay(day, begun, to);
  };
  return {
    ...deliverable,
    submitBy: deliverable.status === 'planned' ? move(submitBy) : submitBy,
    approveBy: move(approveBy, deliverable.submittedAt, byWorkingDays),
    // `changeBy` moves only while the influencer has to change the draft. After the changed draft was handed in,
    // `changeBy` shows whether the draft was late.
    changeBy: deliverable.status === 'changes_asked' ? move(changeBy, deliverable.changesAskedAt) : changeBy,
    publishBy: byDays(publishBy, from, publicationOr(to, deliverable)),
    confirmBy: move(confirmBy, deliverable.publishedAt, byWorkingDays),
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
