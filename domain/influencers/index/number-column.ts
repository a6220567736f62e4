import type { BitSet } from './bit-set.ts';

/** A non-negative number for each slot. Grows on demand. */
export class NumberColumn {
  #values: Float64Array;

  /** `slots` is the initial capacity. */
  constructor(slots: number) {
    this.#values = new Float64Array(slots);
  }

  at(slot: number): number {
    return this.#values[slot] ?? 0;
  }

  put(slot: number, value: number): void {
    if (slot >= this.#values.length) {
      const grown = new Float64Array(Math.ceil(slot * 1.125) + 32);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[slot] = value;
  }

  /** Removes the slots whose number is below `min` or above `max`. A null `max` means no upper limit. */
  keepWithin(slots: BitSet, { min, max }: { min: number; max: number | null }): void {
    slots.keepWithin(this.#values, min, max ?? Number.POSITIVE_INFINITY);
  }
}
