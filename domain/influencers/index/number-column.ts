import type { BitSet } from './bit-set.ts';

/** Stored value of a missing number, outside of every range. */
const NONE = -1;

/** Stores an optional non-negative number for each slot. Grows on demand. */
export class NumberColumn {
  #values: Float64Array;

  constructor(slots: number) {
    this.#values = new Float64Array(slots);
  }

  at(slot: number): number | null {
    const value = this.#values[slot] ?? NONE;
    return value === NONE ? null : value;
  }

  /** Returns a positive number if the first slot has the higher number. A missing number counts as the lowest. */
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

  /** Removes slots whose number is missing, below `min` or above `max` (null: no limit). */
  keepWithin(slots: BitSet, { min, max }: { min: number; max: number | null }): void {
    slots.keepWithin(this.#values, min, max ?? Number.POSITIVE_INFINITY);
  }
}
