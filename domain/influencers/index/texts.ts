import { Bits } from './bits.ts';

/** Letters of one kind are not told apart: each of a to z and the blank is a kind of its own, digits are one, the rest three. */
const KINDS = 32;
const BLANK = 26;
const DIGIT = 27;

/** A folded text for each slot, and for every pair of neighbouring letters who has it. */
export class Texts {
  readonly #texts: string[] = [];
  /** By the kind of the first letter and of the second; after all those, by the kind of one letter. */
  readonly #having = Array.from<Bits | undefined>({ length: KINDS * KINDS + KINDS });
  readonly #room: number;

  constructor(slots: number) {
    this.#room = slots;
  }

  put(slot: number, text: string): void {
    const before = this.#texts[slot] ?? '';
    if (before === text) return;
    eachTrait(before, (trait) => this.#having[trait]?.put(slot, false));
    eachTrait(text, (trait) => {
      this.#having[trait] ??= new Bits(this.#room);
      this.#having[trait].put(slot, true);
    });
    this.#texts[slot] = text;
  }

  contains(slot: number, words: string): boolean {
    return this.#texts[slot]?.includes(words) ?? false;
  }

  /** Everybody who has all the pairs of `words`, and with them everybody whose text contains it. */
  candidates(words: string): Bits {
    const asked: number[] = [];
    eachTrait(words, (trait) => asked.push(trait));
    const pairs = asked.filter((trait) => trait < KINDS * KINDS);
    const sets = (pairs.length > 0 ? pairs : asked).map((trait) => this.#having[trait]);
    const [first, ...others] = sets.filter((set) => set !== undefined);
    if (!first || others.length + 1 < sets.length) return new Bits(0);
    return others.reduce((left, set) => left.intersect(set), first.copy());
  }
}

/** Whether all candidates for these words contain them: one letter or two, which are told apart from all others. */
export function isSure(words: string): boolean {
  return /^[a-z ]{1,2}$/.test(words);
}

/** What of a text there is a set for: each letter, and each with the one before it. Thousands of texts come at once. */
function eachTrait(text: string, visit: (trait: number) => void): void {
  let before = -1;
  for (let at = 0; at < text.length; at++) {
    const kind = kindOf(text.charCodeAt(at));
    visit(KINDS * KINDS + kind);
    if (before >= 0) visit(before * KINDS + kind);
    before = kind;
  }
}

function kindOf(letter: number): number {
  if (letter >= 97 && letter <= 122) return letter - 97;
  if (letter === 32) return BLANK;
  if (letter >= 48 && letter <= 57) return DIGIT;
  return DIGIT + 1 + (letter % 4);
}
