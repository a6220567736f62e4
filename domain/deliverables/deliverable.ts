import { dayOf } from '../clock.ts';
import type { Side } from '../deals/deal.ts';
import type { ContentKind, Platform } from '../terms/terms.ts';

export const deliverableStatuses = [
  'planned',
  'submitted',
  'changes_asked',
  'approved',
  'live',
  'confirmed',
  'dropped',
] as const;
export type DeliverableStatus = (typeof deliverableStatuses)[number];

/** `silence`: the brand did not answer in time. */
export type Approver = 'brand' | 'silence';

interface Transition {
  from: readonly DeliverableStatus[];
  to: DeliverableStatus;
  by: readonly (Side | 'clock')[];
}

/**
 * All transitions of a deliverable. Everything else is refused with `deliverable.move_not_allowed`. If the terms
 * require no drafts, there is no `submit`: the deliverable is published from `planned` (`mayTransition`).
 */
export const deliverableTransitions = {
  submit: { from: ['planned', 'changes_asked'], to: 'submitted', by: ['influencer'] },
  ask: { from: ['submitted'], to: 'changes_asked', by: ['brand'] },
  approve: { from: ['submitted'], to: 'approved', by: ['brand', 'clock'] },
  publish: { from: ['planned', 'approved'], to: 'live', by: ['influencer'] },
  /** If the post is not what was agreed, the brand may object, but only once. The influencer then publishes again. */
  object: { from: ['live'], to: 'approved', by: ['brand'] },
  confirm: { from: ['live'], to: 'confirmed', by: ['brand', 'clock'] },
  /**
   * The influencer may drop content at any time before its publication. The brand may drop content only if the
   * influencer is `DROP_AFTER_DAYS` late, or if the influencer's account is suspended or erased. The brand may never
   * drop content while a draft waits for the brand's answer (`whyNot`).
   */
  drop: {
    from: ['planned', 'submitted', 'changes_asked', 'approved'],
    to: 'dropped',
    by: ['brand', 'influencer'],
  },
} as const satisfies Record<string, Transition>;

export type DeliverableTransition = keyof typeof deliverableTransitions;

/** Number of days after the influencer's deadline from which the brand may drop a deliverable. */
export const DROP_AFTER_DAYS = 7;

export interface Deliverable {
  id: string;
  /** From 1, in the order of the terms. */
  seq: number;
  kind: ContentKind;
  platform: Platform;
  note: string;
  needsBenefit: boolean;
  /** Without VAT, in euro cents. */
  feeCents: number;
  status: DeliverableStatus;
  /** Number of rounds of changes that the brand has asked for. */
  rounds: number;
  /** Last days such as `submitBy` are days in Paris. `submitBy` is null if the terms require no drafts. */
  submitBy: string | null;
  publishBy: string;
  submittedAt: Date | null;
  /** True if any draft came after its last day. */
  submittedLate: boolean;
  approveBy: string | null;
  changesAskedAt: Date | null;
  changeBy: string | null;
  approvedAt: Date | null;
  approvedBy: Approver | null;
  postUrl: string | null;
  publishedAt: Date | null;
  /** True if the post to which the brand objected came after its last day. */
  publishedLate: boolean;
  confirmBy: string | null;
  objection: string | null;
  objectedAt: Date | null;
  confirmedAt: Date | null;
  confirmedBy: Approver | null;
  droppedAt: Date | null;
  droppedBy: Side | null;
}

/** Returns whether the status allows the transition. `submitBy` is null if the terms require no drafts. */
export function mayTransition(
  transition: DeliverableTransition,
  { status, submitBy }: Pick<Deliverable, 'status' | 'submitBy'>,
): boolean {
  const draftFirst = submitBy !== null;
  if (transition === 'submit' && !draftFirst) return false;
  if (transition === 'publish' && draftFirst && status === 'planned') return false;
  const { from }: Transition = deliverableTransitions[transition];
  return from.includes(status);
}

export const isOnline = ({ status }: Pick<Deliverable, 'status'>): boolean =>
  status === 'live' || status === 'confirmed';

export const isAtRest = ({ status }: Pick<Deliverable, 'status'>): boolean =>
  status === 'confirmed' || status === 'dropped';

/**
 * Returns whether the content went online after its last day. `pausedOn` is the first day of a pause of the deadlines
 * that has not ended. The last day of unconfirmed content moves only when the pause ends. Content that went online
 * during the pause therefore counts as published on the first day of the pause.
 */
export function isPublishedLate(
  { status, publishedAt, publishBy }: Pick<Deliverable, 'status' | 'publishedAt' | 'publishBy'>,
  pausedOn: string | null,
): boolean {
  if (!publishedAt) return false;
  const publishedOn = dayOf(publishedAt);
  const isDuringPause = status === 'live' && pausedOn !== null && pausedOn < publishedOn;
  return (isDuringPause ? pausedOn : publishedOn) > publishBy;
}

/** Returns the last day for the influencer's next act. Null while the brand must act, and if nothing is left to do. */
export function ownLastDay({
  status,
  submitBy,
  changeBy,
  publishBy,
}: Pick<Deliverable, 'status' | 'submitBy' | 'changeBy' | 'publishBy'>): string | null {
  if (status === 'planned') return submitBy ?? publishBy;
  if (status === 'changes_asked') return changeBy;
  return status === 'approved' ? publishBy : null;
}
