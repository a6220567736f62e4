import type { Deliverable } from './deliverable.ts';

type Counted = Pick<Deliverable, 'id' | 'kind'>;

/** Content as texts name it: `the second post`. */
export interface NumberedContent extends Pick<Deliverable, 'kind'> {
  /** From 1, among the content of this kind in the order of the terms. Null if there is only one. */
  number: number | null;
}

/** Returns the number of a deliverable among those of its kind, or null if it is the only one. */
export function numberOf(deliverables: readonly Counted[], { id, kind }: Counted): number | null {
  const same = deliverables.filter((it) => it.kind === kind);
  return same.length > 1 ? same.findIndex((it) => it.id === id) + 1 : null;
}
