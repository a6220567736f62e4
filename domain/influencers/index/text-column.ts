import { BitSet } from './bit-set.ts';

/**
 * Number of character classes: one for each letter from a to z and the space, one for all digits, and four for all
 * other characters.
 */
const CLASSES = 32;
const SPACE = 26;
const DIGIT = 27;

/** A result takes 1 bit for each influencer. */
const MAX_KNOWN_RESULTS = 100;

/** A folded text for each slot, with a bigram index: a set of slots for each pair of adjacent characters. */
export class TextColumn {
  readonly #texts: string[] = [];
  /**
   * One set for each trait. A trait is a pair of adjacent characters, or a single character. The number of a pair is
   * (class of the first character) × `CLASSES` + (class of the second). The single characters follow, in the order of
   * their classes.
   */
  readonly #slotsByTrait = Array.from<BitSet | undefined>({ length: CLASSES * CLASSES + CLASSES });
  readonly #capacity: number;
  /** Maps the words of recent searches to results, least recent first. Each change of a text updates the results. */
  readonly #known = new Map<string, BitSet>();

  constructor(slots: number) {
    this.#capacity = slots;
  }

  put(slot: number, text: string): void {
    const before = this.#texts[slot] ?? '';
    if (before === text) return;
    eachTrait(before, (trait) => this.#slotsByTrait[trait]?.put(slot, false));
    eachTrait(text, (trait) => {
      this.#slotsByTrait[trait] ??= new BitSet(this.#capacity);
      this.#slotsByTrait[trait].put(slot, true);
    });
    this.#texts[slot] = text;
    for (const [words, matches] of this.#known) matches.put(slot, text.includes(words));
  }

  at(slot: number): string {
    return this.#texts[slot] ?? '';
  }

  contains(slot: number, words: string): boolean {
    return this.#texts[slot]?.includes(words) ?? false;
  }

  matches(words: string): BitSet {
    const known = this.knownMatches(words);
    if (known) return known;
    const matches = this.candidates(words);
    // While a user types, each search repeats the words of the previous search and adds one character.
    const wider = this.#known.get(words.slice(0, -1));
    if (wider) matches.intersect(wider);
    matches.keep((slot) => this.contains(slot, words));
    const [oldest] = this.#known.keys();
    if (oldest !== undefined && this.#known.size >= MAX_KNOWN_RESULTS) this.#known.delete(oldest);
    this.#known.set(words, matches);
    return matches;
  }

  /**
   * Returns the matches if the index or an earlier search knows them. Otherwise returns undefined, and the texts must
   * be compared.
   */
  knownMatches(words: string): BitSet | undefined {
    if (isExactTrait(words)) return this.candidates(words);
    const known = this.#known.get(words);
    if (!known) return;
    this.#known.delete(words);
    this.#known.set(words, known);
    return known;
  }

  /** Returns the slots whose text has all bigrams of `words`. Such a text may still not contain `words`. */
  candidates(words: string): BitSet {
    const traits: number[] = [];
    eachTrait(words, (trait) => traits.push(trait));
    const pairs = traits.filter((trait) => trait < CLASSES * CLASSES);
    const sets = (pairs.length > 0 ? pairs : traits).map((trait) => this.#slotsByTrait[trait]);
    const [first, ...others] = sets.filter((set) => set !== undefined);
    if (!first || others.length + 1 < sets.length) return new BitSet(0);
    return others.reduce((candidates, set) => candidates.intersect(set), first.copy());
  }
}

/**
 * True for one or two characters that each have a class of their own. Every slot in `candidates(words)` then contains
 * `words`.
 */
function isExactTrait(words: string): boolean {
  return /^[a-z ]{1,2}$/.test(words);
}

/**
 * Visits the number of each character and each pair of adjacent characters. Creates no array, because the index loads
 * thousands of texts at once.
 */
function eachTrait(text: string, visit: (trait: number) => void): void {
  let before = -1;
  for (let at = 0; at < text.length; at++) {
    const current = classOf(text.charCodeAt(at));
    visit(CLASSES * CLASSES + current);
    if (before >= 0) visit(before * CLASSES + current);
    before = current;
  }
}

function classOf(character: number): number {
  if (character >= 97 && character <= 122) return character - 97;
  if (character === 32) return SPACE;
  if (character >= 48 && character <= 57) return DIGIT;
  return DIGIT + 1 + (character % 4);
}
