/** Average number of set bits per word below which visiting each set bit is faster than testing all 32 bits. */
const SPARSE_BITS_PER_WORD = 4;

/** A set of slots, one bit each, that grows on demand. A slot is the number of an influencer in the index. */
export class BitSet {
  #words: Uint32Array;

  constructor(slots: number) {
    this.#words = new Uint32Array(Math.ceil(slots / 32));
  }

  has(slot: number): boolean {
    return ((this.#words[slot >>> 5] ?? 0) & (1 << slot)) !== 0;
  }

  put(slot: number, isIn: boolean): void {
    const at = slot >>> 5;
    if (at >= this.#words.length) {
      if (!isIn) return;
      this.#grow(Math.ceil(at * 1.125) + 1);
    }
    const word = this.#words[at] ?? 0;
    this.#words[at] = isIn ? word | (1 << slot) : word & ~(1 << slot);
  }

  copy(): BitSet {
    const copy = new BitSet(0);
    copy.#words = this.#words.slice();
    return copy;
  }

  intersect(other: BitSet): this {
    const [mine, theirs] = [this.#words, other.#words];
    const both = Math.min(mine.length, theirs.length);
    for (let at = 0; at < both; at++) mine[at] = (mine[at] ?? 0) & (theirs[at] ?? 0);
    mine.fill(0, both);
    return this;
  }

  unite(other: BitSet): this {
    if (other.#words.length > this.#words.length) this.#grow(other.#words.length);
    const [mine, theirs] = [this.#words, other.#words];
    for (let at = 0; at < theirs.length; at++) mine[at] = (mine[at] ?? 0) | (theirs[at] ?? 0);
    return this;
  }

  keepWithin(values: Float64Array, min: number, max: number): void {
    const words = this.#words;
    if (this.count() < words.length * SPARSE_BITS_PER_WORD) {
      this.keep((slot) => (values[slot] ?? -1) >= min && (values[slot] ?? -1) <= max);
      return;
    }
    for (let at = 0; at < words.length; at++) {
      let within = 0;
      for (let bit = 0; bit < 32; bit++) {
        const value = values[(at << 5) + bit] ?? -1;
        if (value >= min && value <= max) within |= 1 << bit;
      }
      words[at] = (words[at] ?? 0) & within;
    }
  }

  keep(passes: (slot: number) => boolean): void {
    this.each((slot) => {
      if (!passes(slot)) this.put(slot, false);
    });
  }

  /** Visits the slots in ascending order. The callback may remove the visited slot. */
  each(visit: (slot: number) => void): void {
    for (let at = 0; at < this.#words.length; at++) {
      let left = this.#words[at] ?? 0;
      while (left !== 0) {
        const lowest = left & -left;
        left ^= lowest;
        visit((at << 5) + 31 - Math.clz32(lowest));
      }
    }
  }

  count(): number {
    let count = 0;
    for (const word of this.#words) {
      const pairs = word - ((word >>> 1) & 0x55555555);
      const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
      count += Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  isEmpty(): boolean {
    return this.#words.every((word) => word === 0);
  }

  #grow(words: number): void {
    const grown = new Uint32Array(words);
    grown.set(this.#words);
    this.#words = grown;
  }
}

export function union(sets: readonly BitSet[]): BitSet {
  return sets.reduce((all, set) => all.unite(set), new BitSet(0));
}
