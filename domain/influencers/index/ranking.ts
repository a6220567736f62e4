import type { Bits } from './bits.ts';

const ROOM = 512;

interface Block {
  slots: Uint32Array;
  length: number;
}

/** Slots kept in order, in blocks, so that placing one moves few others. */
export class Ranking {
  readonly #isBefore: (one: number, other: number) => boolean;
  #blocks: Block[] = [{ slots: new Uint32Array(ROOM), length: 0 }];

  /** No two slots are equal: of two, one is before the other. What it is told of a slot may not change while it is in. */
  constructor(isBefore: (one: number, other: number) => boolean) {
    this.#isBefore = isBefore;
  }

  place(slot: number): void {
    const { number, block, at } = this.#find(slot);
    block.slots.copyWithin(at + 1, at, block.length);
    block.slots[at] = slot;
    block.length += 1;
    if (block.length === ROOM) {
      const half = ROOM / 2;
      const second = { slots: new Uint32Array(ROOM), length: half };
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

  /** The first of these slots, so many of them: for few of few, where walking the ranking would be long. */
  first(slots: Bits, count: number): number[] {
    const first: number[] = [];
    slots.each((slot) => {
      const last = first[count - 1];
      if (last !== undefined && !this.#isBefore(slot, last)) return;
      if (last !== undefined) first.pop();
      first.splice(
        firstNot(first.length, (at) => this.#isBefore(first[at] ?? 0, slot)),
        0,
        slot,
      );
    });
    return first;
  }

  /** The slots from one place on, of all of them or of these. */
  slice(offset: number, limit: number, among: Bits | null): number[] {
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

  /** Where a slot stands, or would. */
  #find(slot: number): { number: number; block: Block; at: number } {
    const isAfter = (other: number) => this.#isBefore(other, slot);
    const last = this.#blocks.length - 1;
    const number = Math.min(
      last,
      firstNot(last, (n) => isAfter(this.#last(n))),
    );
    const block = this.#blocks[number] ?? { slots: new Uint32Array(0), length: 0 };
    return { number, block, at: firstNot(block.length, (at) => isAfter(block.slots[at] ?? 0)) };
  }

  #last(number: number): number {
    const block = this.#blocks[number];
    return block?.slots[block.length - 1] ?? 0;
  }
}

/** The first of 0, 1, 2 … that does not pass; all before it do. */
function firstNot(end: number, passes: (it: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (passes(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
