import { thematics } from '#domain/campaigns/reference.ts';
import { bioWords, firstNames, places } from './seed.ts';

/** Drawn from a seed, so that every server is asked the same. */
function drawing(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % end;
  };
  const one = <T>(among: readonly T[]) => among[below(among.length)] as T;
  return { below, one };
}

const POOL = 500;

type Question = (draw: ReturnType<typeof drawing>) => Record<string, string | string[]>;

/** What speed.md asks: letters of a name, two thematics, a range of followers. */
const text: Question = ({ below, one }) => {
  const low = below(20) * 10_000;
  return {
    q: one(firstNames)
      .toLowerCase()
      .slice(0, 2 + below(3)),
    thematic: [one(thematics), one(thematics)],
    followersMin: String(low),
    followersMax: String(low + 50_000 + below(50) * 10_000),
  };
};

const everybody: Question = ({ below }) => ({ page: String(1 + below(10)) });

/** As people go on: a filter more, a letter more, another order. */
const mixed: Question = (draw) => {
  const { below, one } = draw;
  const kinds: Question[] = [
    text,
    everybody,
    () => ({
      q: one(firstNames)
        .toLowerCase()
        .slice(0, 1 + below(5)),
    }),
    () => ({ location: one(places).slice(0, 1 + below(6)), sort: 'engagement' }),
    () => ({ bio: one(bioWords).slice(0, 1 + below(7)) }),
    () => ({ thematic: [one(thematics)], featured: '1', sort: 'posts' }),
    () => ({ followersMin: String(below(60) * 10_000), followersMax: String(600_000 + below(30) * 10_000) }),
    () => ({ engagementMin: String(below(10) / 2), thematic: [one(thematics), one(thematics)] }),
  ];
  return one(kinds)(draw);
};

const kinds = { text, everybody, mixed };
export type Kind = keyof typeof kinds;

/** The queries of addresses, in the words of ours. */
export function questions(kind: Kind): string[] {
  const draw = drawing(7);
  return Array.from({ length: POOL }, () => {
    const asked = Object.entries(kinds[kind](draw)).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, each]),
    );
    return new URLSearchParams(asked).toString();
  });
}
