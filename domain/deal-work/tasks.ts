import type { Side } from '../deals/deal.ts';
import type { Deliverable } from '../deliverables/deliverable.ts';
import { type NumberedContent, numberOf } from '../deliverables/deliverable-number.ts';
import type { Shipment } from '../shipments/shipment.ts';
import { mayBegin } from './work.ts';

/** The fields that decide who must do what. Lists of deals load only these fields. */
export type TaskDeliverable = Pick<
  Deliverable,
  | 'id'
  | 'kind'
  | 'status'
  | 'needsBenefit'
  | 'submitBy'
  | 'approveBy'
  | 'changeBy'
  | 'publishBy'
  | 'confirmBy'
>;
export type TaskShipment = Pick<Shipment, 'status' | 'sendBy' | 'arriveBy' | 'pausedOn'>;

export type TaskKind =
  | 'send_gift'
  | 'send_gift_again'
  | 'receive_gift'
  | 'submit'
  | 'change'
  | 'approve'
  | 'publish'
  | 'confirm';

/** Something that one side must do now. */
export interface Task {
  kind: TaskKind;
  side: Side;
  /** Null for tasks about the gift. */
  deliverable: (Pick<Deliverable, 'id'> & NumberedContent) | null;
  /** Last day, in Paris. Null for `send_gift_again`, and for content while the deadlines of the content are paused. */
  lastDay: string | null;
}

interface Source {
  deliverables: readonly TaskDeliverable[];
  shipment: TaskShipment | null;
}

/** Returns the tasks of both sides, the earliest last day first. */
export function tasksOf({ deliverables, shipment }: Source): Task[] {
  const ofGift = shipment ? giftTasks(shipment) : [];
  const ofContent = deliverables.flatMap((it) => contentTasks(it, numberOf(deliverables, it), shipment));
  return [...ofGift, ...ofContent].sort((one, other) =>
    (one.lastDay ?? LAST).localeCompare(other.lastDay ?? LAST),
  );
}

/** Sorts tasks without a last day after all others. */
const LAST = '9999-12-31';

function giftTasks({ status, sendBy, arriveBy }: TaskShipment): Task[] {
  const task = (kind: TaskKind, side: Side, lastDay: string | null) => [
    { kind, side, lastDay, deliverable: null },
  ];
  if (status === 'to_send') return task('send_gift', 'brand', sendBy);
  if (status === 'problem') return task('send_gift_again', 'brand', null);
  return status === 'sent' ? task('receive_gift', 'influencer', arriveBy) : [];
}

function contentTasks(
  deliverable: TaskDeliverable,
  number: number | null,
  shipment: TaskShipment | null,
): Task[] {
  const { id, kind, status, submitBy, approveBy, changeBy, publishBy, confirmBy } = deliverable;
  const isPaused = Boolean(shipment?.pausedOn);
  const task = (name: TaskKind, side: Side, lastDay: string | null) => [
    { kind: name, side, deliverable: { id, kind, number }, lastDay: isPaused ? null : lastDay },
  ];
  switch (status) {
    case 'planned':
      if (!mayBegin(deliverable, shipment)) return [];
      return submitBy ? task('submit', 'influencer', submitBy) : task('publish', 'influencer', publishBy);
    case 'submitted':
      return task('approve', 'brand', approveBy);
    case 'changes_asked':
      return task('change', 'influencer', changeBy);
    case 'approved':
      return task('publish', 'influencer', publishBy);
    case 'live':
      return task('confirm', 'brand', confirmBy);
    case 'confirmed':
    case 'dropped':
      return [];
  }
}
