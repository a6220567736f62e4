import { dayOf } from '../clock.ts';
import type { TaskShipment } from '../deal-work/tasks.ts';
import { mayBegin } from '../deal-work/work.ts';
import { type Deliverable, isOnline, isPublishedLate, ownLastDay } from '../deliverables/deliverable.ts';
import type { NewestMetrics } from '../post-metrics/post-metric.ts';

/** The part of the content that came late. If several parts came late, the first of them in the order below. */
export type LatePart = 'post' | 'earlier_post' | 'draft';

/** One deliverable of a campaign, with what it cost and what it reached. */
export interface ContentLine extends Pick<Deliverable, 'id' | 'kind' | 'platform' | 'status' | 'publishBy'> {
  /** Name as it was when the deal started. A deal with a signed contract keeps this name after an erasure. */
  influencerName: string;
  /** True while the influencer must publish again, after an objection of the brand. The status is then `approved`. */
  isObjected: boolean;
  /** Position among the deal's content of this kind, from 1. Null if the deal has only one content of this kind. */
  number: number | null;
  /** Null unless the content is online. */
  url: string | null;
  /** Day in Paris. Null unless the content is online. */
  publishedOn: string | null;
  /**
   * True if the content is online and no part of it came late (`latePart`). False if a part came late. Also false if
   * the content is not online after the last day of publication, except while:
   * - the brand must answer a draft
   * - the content waits for the gift
   * - the influencer still has time for the changes that the brand asked for
   * - the deadlines are paused
   *
   * Null for all other content, such as content that is not due yet or was dropped.
   */
  isOnTime: boolean | null;
  /** `earlier_post`: the post to which the brand objected. Null if nothing came late, and for dropped content. */
  latePart: LatePart | null;
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
  | 'publishedLate'
  | 'objectedAt'
  | 'needsBenefit'
  | 'feeCents'
>;
type Facts = Omit<ContentLine, 'influencerName' | 'number' | 'metrics' | 'benefitShareCents'>;

/** Returns the fields of a line that depend only on the deliverable and its shipment. */
export function contentFacts(deliverable: Published, shipment: TaskShipment | null, today: string): Facts {
  const { id, kind, platform, status, publishBy, postUrl, publishedAt, feeCents } = deliverable;
  const isPublished = isOnline(deliverable);
  const publishedOn = isPublished && publishedAt ? dayOf(publishedAt) : null;
  const mayBeLate = status !== 'dropped' && !shipment?.pausedOn && mayBegin(deliverable, shipment);
  const isOverdue = mayBeLate && publishBy < today && (ownLastDay(deliverable) ?? today) < today;
  const latePart = latePartOf(deliverable, shipment);
  const isLate = latePart !== null || (publishedOn === null && isOverdue);
  return {
    id,
    kind,
    platform,
    status,
    isObjected: status === 'approved' && deliverable.objectedAt !== null,
    publishBy,
    publishedOn,
    url: isPublished ? postUrl : null,
    isOnTime: isLate ? false : publishedOn === null ? null : true,
    latePart,
    feeCents: status === 'dropped' ? null : feeCents,
  };
}

function latePartOf(deliverable: Published, shipment: TaskShipment | null): LatePart | null {
  if (deliverable.status === 'dropped') return null;
  if (isOnline(deliverable) && isPublishedLate(deliverable, shipment?.pausedOn ?? null)) return 'post';
  if (deliverable.publishedLate) return 'earlier_post';
  return deliverable.submittedLate ? 'draft' : null;
}
