import type { Bits } from './bits.ts';

/** A number for each slot, none below 0. It grows with the slots that are put in. */
export class Numbers {
  #values: Float64Array;

  /** With room for that many slots to begin with. */
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

  /** Leaves only those between these two, both of them in it; null is no end. */
  keepWithin(slots: Bits, { min, max }: { min: number; max: number | null }): void {
    slots.keepWithin(this.#values, min, max ?? Number.POSITIVE_INFINITY);
  }
}
