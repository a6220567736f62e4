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
  /** Last days are days in Paris. Null if no draft is agreed. */
  submitBy: string | null;
  publishBy: string;
  submittedAt: Date | null;
  approveBy: string | null;
  changesAskedAt: Date | null;
  changeBy: string | null;
  approvedAt: Date | null;
  approvedBy: Approver | null;
  postUrl: string | null;
  publishedAt: Date | null;
  confirmBy: string | null;
  objection: string | null;
  objectedAt: Date | null;
  confirmedAt: Date | null;
  confirmedBy: Approver | null;
  droppedAt: Date | null;
  droppedBy: Side | null;
}

export const isAtRest = ({ status }: Pick<Deliverable, 'status'>): boolean =>
  status === 'confirmed' || status === 'dropped';
