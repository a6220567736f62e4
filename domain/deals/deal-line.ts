import { currentParts } from '../deal-work/current-work.ts';
import { type Task, type TaskDeliverable, type TaskShipment, tasksOf } from '../deal-work/tasks.ts';
import { isWorkAtRest } from '../deal-work/work.ts';
import { MAX_OFFERS, type OfferStatus } from '../offers/offer.ts';
import { feeOf } from '../terms/sums.ts';
import { termsSchema } from '../terms/terms-schema.ts';
import { currentDeal } from './current-deal.ts';
import { type CloseReason, type DealStatus, dealTransitions, type Side } from './deal.ts';
import type { DealLine } from './deal-view.ts';

/** A row of `selectDealLines`. */
export interface DealLineRow
  extends Pick<
    DealLine,
    | 'id'
    | 'closedBy'
    | 'campaignId'
    | 'campaignTitle'
    | 'influencerId'
    | 'brandName'
    | 'influencerName'
    | 'brandPicture'
    | 'influencerPicture'
    | 'startedAt'
    | 'closedAt'
    | 'hasRun'
  > {
  status: string;
  closeReason: string | null;
  campaignIsOver: boolean;
  campaignEndsOn: string | null;
  seq: number;
  offerSide: Side;
  offerStatus: OfferStatus;
  terms: unknown;
  madeAt: Date;
  expiresOn: string;
  answeredAt: Date | null;
  openedAt: Date | null;
  signBy: string | null;
  /** Null unless the deal runs. */
  parts: {
    deliverables: TaskDeliverable[];
    shipment: TaskShipment | null;
    /** The side that was the last to drop a deliverable. Null if no deliverable was dropped. */
    lastDroppedBy: Side | null;
  } | null;
}

/** Returns the deal as `side` sees it at a moment. */
export function dealLineOf(row: DealLineRow, side: Side, now: Date): DealLine {
  const { seq, offerSide, offerStatus, terms, madeAt, expiresOn, answeredAt, openedAt, signBy, ...rest } =
    row;
  const { parts, ...deal } = rest;
  const { campaignIsOver, campaignEndsOn, ...shown } = deal;
  const work = parts && currentParts(parts, now);
  const current = currentDeal(
    {
      status: row.status as DealStatus,
      closeReason: row.closeReason as CloseReason | null,
      campaignIsOver,
      campaignEndsOn,
      offer: { side: offerSide, status: offerStatus, madeAt, expiresOn, answeredAt },
      contract: openedAt && signBy ? { openedAt, signBy } : null,
    },
    now,
  );
  const { status, ...closing } = closedIfAtRest({ ...current, closedBy: row.closedBy }, work);
  const { deadline } = current;
  const task = work && firstTaskOf(work, side);
  const { lines, benefit, publishBy } = termsSchema.parse(terms);
  const isOwnOpen = current.offer.status === 'open' && offerSide === side;
  return {
    ...shown,
    status,
    ...closing,
    side,
    turn: task ? task.side : current.turn,
    task,
    mayOffer: status === 'negotiating' && !isOwnOpen && seq < MAX_OFFERS,
    deadline: deadline && { kind: deadline.kind, lastDay: deadline.lastDay },
    lastDay: task ? task.lastDay : (deadline?.lastDay ?? null),
    offer: {
      seq,
      side: offerSide,
      status: current.offer.status,
      lines: lines.map(({ kind, count }) => ({ kind, count })),
      feeCents: feeOf({ lines }),
      benefit,
      publishBy,
      madeAt,
    },
  };
}

type Parts = NonNullable<DealLineRow['parts']>;

type Closing = Pick<DealLine, 'status' | 'closeReason' | 'closedBy'>;

/** Returns a running deal as closed if nothing is left to do. The schedule stores this end later (`saveWork`). */
function closedIfAtRest({ status, closeReason, closedBy }: Closing, parts: Parts | null): Closing {
  if (status !== 'running' || !parts || !isWorkAtRest(parts)) return { status, closeReason, closedBy };
  const isDone = parts.deliverables.some((it) => it.status === 'confirmed');
  const { to, reason } = dealTransitions[isDone ? 'finish' : 'giveUp'];
  return { status: to, closeReason: reason, closedBy: isDone ? null : parts.lastDroppedBy };
}

function firstTaskOf(parts: Parts, side: Side): Task | null {
  const tasks = tasksOf(parts);
  return tasks.find((it) => it.side === side) ?? tasks[0] ?? null;
}
