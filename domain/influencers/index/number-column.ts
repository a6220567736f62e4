import type { BitSet } from './bit-set.ts';

/** The stored value of a missing number, outside of every range. */
const NONE = -1;

/** A non-negative number for each slot. A slot may lack a number. The column grows on demand. */
export class NumberColumn {
  #values: Float64Array;

  constructor(slots: number) {
    this.#values = new Float64Array(slots);
  }

  at(slot: number): number | null {
    const value = this.#values[slot] ?? NONE;
    return value === NONE ? null : value;
  }

  /**
   * Returns a positive number if the first slot has the higher number. A slot without a number counts as the lowest.
   */
  compare(one: number, other: number): number {
    return (this.#values[one] ?? NONE) - (this.#values[other] ?? NONE);
  }

  put(slot: number, value: number | null): void {
    if (slot >= this.#values.length) {
      const grown = new Float64Array(Math.ceil(slot * 1.125) + 32);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[slot] = value ?? NONE;
  }

  /** Removes the slots whose number is missing, below `min` or above `max`. A null `max` means no upper limit. */
  keepWithin(slots: BitSet, { min, max }: { min: number; max: number | null }): void {
    slots.keepWithin(this.#values, min, max ?? Number.POSITIVE_INFINITY);
  }
}
