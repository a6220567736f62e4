/** With fewer bits than that in a word it is faster to visit each of them than to look at all 32. */
const SPARSE = 4;

/** A set of slots, one bit each. It grows with the slots that are put in. */
export class Bits {
  #words: Uint32Array;

  /** With room for that many slots to begin with. */
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
      const grown = new Uint32Array(Math.ceil(at * 1.125) + 1);
      grown.set(this.#words);
      this.#words = grown;
    }
    const word = this.#words[at] ?? 0;
    this.#words[at] = isIn ? word | (1 << slot) : word & ~(1 << slot);
  }

  copy(): Bits {
    const copy = new Bits(0);
    copy.#words = this.#words.slice();
    return copy;
  }

  /** Leaves only what is in both. */
  intersect(other: Bits): this {
    const [mine, theirs] = [this.#words, other.#words];
    const both = Math.min(mine.length, theirs.length);
    for (let at = 0; at < both; at++) mine[at] = (mine[at] ?? 0) & (theirs[at] ?? 0);
    mine.fill(0, both);
    return this;
  }

  /** Adds all that is in the other. */
  unite(other: Bits): this {
    if (other.#words.length > this.#words.length) {
      const grown = new Uint32Array(other.#words.length);
      grown.set(this.#words);
      this.#words = grown;
    }
    const [mine, theirs] = [this.#words, other.#words];
    for (let at = 0; at < theirs.length; at++) mine[at] = (mine[at] ?? 0) | (theirs[at] ?? 0);
    return this;
  }

  /** Leaves only the slots whose value lies between these two, or is one of them. */
  keepWithin(values: Float64Array, min: number, max: number): void {
    const words = this.#words;
    if (this.count() < words.length * SPARSE) {
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

  /** Leaves only the slots that pass. */
  keep(passes: (slot: number) => boolean): void {
    this.each((slot) => {
      if (!passes(slot)) this.put(slot, false);
    });
  }

  /** Visits every slot in it, from the lowest up; the one being visited may be taken out. */
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
}

/** A new set with the slots of all these. */
export function union(sets: readonly Bits[]): Bits {
  return sets.reduce((all, set) => all.unite(set), new Bits(0));
}
