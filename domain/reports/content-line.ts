import { dayOf } from '../clock.ts';
import type { TaskShipment } from '../deal-work/tasks.ts';
import { mayBegin } from '../deal-work/work.ts';
import { type Deliverable, isOnline, isPublishedLate, ownLastDay } from '../deliverables/deliverable.ts';
import type { NewestMetrics } from '../post-metrics/post-metric.ts';

/** One deliverable of a campaign, with what it cost and what it reached. */
export interface ContentLine extends Pick<Deliverable, 'id' | 'kind' | 'platform' | 'status' | 'publishBy'> {
  /** Name as it was when the deal started. A deal with a signed contract keeps this name after an erasure. */
  influencerName: string;
  /** From 1, among the deal's content of this kind. Null if there is only one. */
  number: number | null;
  /** Null unless the content is online. */
  url: string | null;
  /** Day in Paris. Null unless the content is online. */
  publishedOn: string | null;
  /**
   * True if the content was published in time. False if a draft or the publication was late. Also false if the last day
   * of publication is over, unless the content waits for the brand or the gift, may still be changed, or has paused
   * deadlines. Null for all other content, such as content that is not due yet or was dropped.
   */
  isOnTime: boolean | null;
  metrics: NewestMetrics;
  /** Without VAT, in euro cents. Null if the content was dropped, because then no fee is owed. */
  feeCents: number | null;
  /** Share of the benefit's public price in euro cents (`benefitShares`). */
  benefitShareCents: number | null;
}

type Published = Pick<
  Deliverable,
  | 'id'
  | 'kind'
  | 'platform'
  | 'status'
  | 'submitBy'
  | 'submittedLate'
  | 'changeBy'
  | 'publishBy'
  | 'postUrl'
  | 'publishedAt'
  | 'needsBenefit'
  | 'feeCents'
>;
type Facts = Omit<ContentLine, 'influencerName' | 'number' | 'metrics' | 'benefitShareCents'>;

/** Returns the fields of a line that depend only on the deliverable and its shipment. */
export function contentFacts(deliverable: Published, shipment: TaskShipment | null, today: string): Facts {
  const { id, kind, platform, status, publishBy, submittedLate, postUrl, publishedAt, feeCents } =
    deliverable;
  const isPublished = isOnline(deliverable);
  const publishedOn = isPublished && publishedAt ? dayOf(publishedAt) : null;
  const mayBeLate = status !== 'dropped' && !shipment?.pausedOn && mayBegin(deliverable, shipment);
  const isOverdue = mayBeLate && publishBy < today && (ownLastDay(deliverable) ?? today) < today;
  const draftWasLate = submittedLate && status !== 'dropped';
  const pausedOn = shipment?.pausedOn ?? null;
  const isLate = draftWasLate || (publishedOn === null ? isOverdue : isPublishedLate(deliverable, pausedOn));
  return {
    id,
    kind,
    platform,
    status,
    publishBy,
    publishedOn,
    url: isPublished ? postUrl : null,
    isOnTime: isLate ? false : publishedOn === null ? null : true,
    feeCents: status === 'dropped' ? null : feeCents,
  };
}
