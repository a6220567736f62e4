import { daysBetween } from '../clock.ts';
import { mayBegin, type Work } from '../deal-work/work.ts';
import type { Side } from '../deals/deal.ts';
import type { RefusalCode } from '../refusal.ts';
import type { ContentIntent } from './content.ts';
import {
  type Deliverable,
  DROP_AFTER_DAYS,
  deliverableTransitions,
  mayTransition,
  ownLastDay,
} from './deliverable.ts';

interface Situation extends Pick<Work, 'terms' | 'shipment' | 'influencerIsGone'> {
  side: Side;
  /** Day in Paris. */
  today: string;
}

/**
 * Returns why a side may not do something with a deliverable of a running deal, or null. Acts refuse with the code, and
 * pages hide the form:
 * - `deliverable.move_not_allowed` if the side or the status does not allow the act
 * - `deliverable.must_wait` while the influencer waits for the gift
 * - `deliverable.no_rounds_left` if the brand has asked for all agreed rounds of changes
 * - `deliverable.already_objected` for a second objection
 * - `deliverable.not_late` if the brand drops content while a draft waits for the brand's answer
 * - `deliverable.not_late` if the brand drops content that is less than `DROP_AFTER_DAYS` late. This rule does not
 *   apply if the influencer's account is suspended or erased.
 */
export function whyNot(
  intent: ContentIntent,
  deliverable: Deliverable,
  situation: Situation,
): RefusalCode | null {
  const { side, terms, shipment } = situation;
  const by: readonly string[] = deliverableTransitions[intent].by;
  if (!by.includes(side) || !mayTransition(intent, deliverable)) return 'deliverable.move_not_allowed';
  switch (intent) {
    case 'submit':
    case 'publish':
      return mayBegin(deliverable, shipment) ? null : 'deliverable.must_wait';
    case 'ask':
      return roundsLeft(deliverable, terms) > 0 ? null : 'deliverable.no_rounds_left';
    case 'object':
      return deliverable.objectedAt ? 'deliverable.already_objected' : null;
    case 'drop':
      return side === 'influencer' || mayBrandDrop(deliverable, situation) ? null : 'deliverable.not_late';
    case 'approve':
    case 'confirm':
      return null;
  }
}

export const roundsLeft = ({ rounds }: Deliverable, { revisions }: Work['terms']): number =>
  Math.max(0, revisions - rounds);

/** Content that waits for the gift is never late. No content is late while the deadlines are paused. */
function mayBrandDrop(deliverable: Deliverable, { shipment, influencerIsGone, today }: Situation): boolean {
  const lastDay = ownLastDay(deliverable);
  if (!lastDay) return false;
  if (influencerIsGone) return true;
  if (shipment?.pausedOn || !mayBegin(deliverable, shipment)) return false;
  return daysBetween(lastDay, today) >= DROP_AFTER_DAYS;
}
