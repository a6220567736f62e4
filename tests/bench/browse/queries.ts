import { thematics } from '#domain/campaigns/reference.ts';
import { bioWords, firstNames, places } from './seed.ts';

/** Seeded, so that every server gets the same queries. */
function randomFrom(seed: number) {
  let state = seed;
  const below = (end: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % end;
  };
  const one = <T>(among: readonly T[]) => among[below(among.length)] as T;
  return { below, one };
}

const POOL = 500;

type Query = (random: ReturnType<typeof randomFrom>) => Record<string, string | string[]>;

const text: Query = ({ below, one }) => {
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

const unfiltered: Query = ({ below }) => ({ page: String(1 + below(10)) });

const mixed: Query = (random) => {
  const { below, one } = random;
  const kinds: Query[] = [
    text,
    unfiltered,
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
  return one(kinds)(random);
};

const kinds = { text, unfiltered, mixed };
export type QueryKind = keyof typeof kinds;

export function queries(kind: QueryKind): string[] {
  const random = randomFrom(7);
  return Array.from({ length: POOL }, () => {
    const parameters = Object.entries(kinds[kind](random)).flatMap(([name, value]) =>
      [value].flat().map((each) => [name, each]),
    );
    return new URLSearchParams(parameters).toString();
  });
}
