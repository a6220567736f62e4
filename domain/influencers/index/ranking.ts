import type { BitSet } from './bit-set.ts';

const BLOCK_SLOTS = 512;
/** Number of slots in a block after `fill`. The remaining space of the block is for insertions. */
const FILLED_SLOTS = 384;

interface Block {
  slots: Uint32Array;
  length: number;
}

/** A sorted list of slots in blocks. An insertion moves only the slots of one block. */
export class Ranking {
  readonly #isBefore: (one: number, other: number) => boolean;
  #blocks: Block[] = [{ slots: new Uint32Array(BLOCK_SLOTS), length: 0 }];

  /** `isBefore` must be a strict total order. The order of a slot must not change while the ranking contains it. */
  constructor(isBefore: (one: number, other: number) => boolean) {
    this.#isBefore = isBefore;
  }

  /** Sorts all slots once, which is faster than inserting them one by one. */
  fill(slots: Iterable<number>): void {
    const sorted = Uint32Array.from(slots).sort((one, other) => (this.#isBefore(one, other) ? -1 : 1));
    this.#blocks = [];
    for (let at = 0; at === 0 || at < sorted.length; at += FILLED_SLOTS) {
      const part = sorted.subarray(at, at + FILLED_SLOTS);
      const block = { slots: new Uint32Array(BLOCK_SLOTS), length: part.length };
      block.slots.set(part);
      this.#blocks.push(block);
    }
  }

  place(slot: number): void {
    const { number, block, at } = this.#find(slot);
    block.slots.copyWithin(at + 1, at, block.length);
    block.slots[at] = slot;
    block.length += 1;
    if (block.length === BLOCK_SLOTS) {
      const half = BLOCK_SLOTS / 2;
      const second = { slots: new Uint32Array(BLOCK_SLOTS), length: half };
      second.slots.set(block.slots.subarray(half));
      block.length = half;
      this.#blocks.splice(number + 1, 0, second);
    }
  }

  remove(slot: number): void {
    const { number, block, at } = this.#find(slot);
    block.slots.copyWithin(at, at + 1, block.length);
    block.length -= 1;
    if (block.length === 0 && this.#blocks.length > 1) this.#blocks.splice(number, 1);
  }

  /** Returns the `count` slots of `slots` that rank first. Faster than `slice` if `slots` and `count` are small. */
  first(slots: BitSet, count: number): number[] {
    const first: number[] = [];
    slots.each((slot) => {
      const last = first[count - 1];
      if (last !== undefined && !this.#isBefore(slot, last)) return;
      if (last !== undefined) first.pop();
      first.splice(
        firstFailing(first.length, (at) => this.#isBefore(first[at] ?? 0, slot)),
        0,
        slot,
      );
    });
    return first;
  }

  /**
   * Returns up to `limit` slots from position `offset`. With `among`, returns and counts only the slots of this set.
   */
  slice(offset: number, limit: number, among: BitSet | null): number[] {
    const slots: number[] = [];
    let skip = offset;
    for (const { slots: block, length } of this.#blocks) {
      if (!among && skip >= length) {
        skip -= length;
        continue;
      }
      for (let at = 0; at < length; at++) {
        const slot = block[at] ?? 0;
        if (among && !among.has(slot)) continue;
        if (skip > 0) skip -= 1;
        else if (slots.push(slot) === limit) return slots;
      }
    }
    return slots;
  }

  #find(slot: number): { number: number; block: Block; at: number } {
    const isAfter = (other: number) => this.#isBefore(other, slot);
    const last = this.#blocks.length - 1;
    const number = Math.min(
      last,
      firstFailing(last, (n) => isAfter(this.#last(n))),
    );
    const block = this.#blocks[number] ?? { slots: new Uint32Array(0), length: 0 };
    return { number, block, at: firstFailing(block.length, (at) => isAfter(block.slots[at] ?? 0)) };
  }

  #last(number: number): number {
    const block = this.#blocks[number];
    return block?.slots[block.length - 1] ?? 0;
  }
}

/**
 * Returns the first number from 0 to `end` for which `passes` is false, by binary search. `passes` must be true for
 * all smaller numbers.
 */
function firstFailing(end: number, passes: (n: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
