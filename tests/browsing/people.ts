import fc from 'fast-check';
import type { Insertable } from 'kysely';
import type { InfluencerRow, PreferencesRow } from '#db/tables.ts';
import { thematics } from '#domain/campaigns/reference.ts';
import { preferenceCities, preferenceCollaborations } from '#domain/preferences/preferences.ts';

/** Texts that are hard to compare: case, accents, ligatures, LIKE wildcards, spaces, surrogate pairs. */
const words = [
  'Léa',
  'lea',
  'LÉA',
  'Œuvre',
  'oeuvre',
  'Paris',
  'p%',
  '_a',
  'a\\b',
  '100 %',
  'Straße',
  'été',
  '😀',
  'Йод',
  '’',
  'e\u0301',
  ' Léa ',
  ' Йод ',
  '𠮷𠮷',
  ' \u1680Léa',
];
const fragments = Array.from("aéElœOe%_\\ 7-😀ßs\n'").concat('12');
const text = (maxLength: number) =>
  fc.array(fc.constantFrom(...words, ...fragments), { maxLength }).map((parts) => parts.join(''));

const count = fc.oneof(fc.nat(20), fc.nat(1_000_000), fc.constantFrom(0, 10_000, 1_000_000, 2_000_000_000));
const figure = fc.oneof({ weight: 4, arbitrary: count }, { weight: 1, arbitrary: fc.constant(null) });
const moment = fc.constantFrom(null, new Date('2026-01-01T00:00:00Z'));

export type InfluencerFields = Omit<Insertable<InfluencerRow>, 'id' | 'user_id' | 'created_at'>;

export const anyInfluencer: fc.Arbitrary<InfluencerFields> = fc.record({
  full_name: text(4),
  handle: text(3),
  phone: fc.constant(null),
  picture: fc.constantFrom(null, '/demo/people/lea.table.svg'),
  bio: text(12),
  location: fc.oneof(
    text(3),
    fc.constantFrom('Paris, Léa', 'lea @Paris', 'Paris: Йод', '𠮷𠮷 Léa', '\u1680Léa'),
  ),
  thematics: fc.subarray([...thematics], { maxLength: 4 }),
  followers: figure,
  posts: figure,
  engagement_rate: fc.oneof(
    fc.nat(40).map((it) => it / 2),
    fc.nat(10_000).map((it) => it / 100),
    fc.constant(null),
  ),
  figures_source: fc.constantFrom('declared', 'verified'),
  figures_read_at: fc.constant(null),
  instagram_connected_at: fc.constant(null),
  verified_at: moment,
  featured_at: moment,
  collection_until: fc.constantFrom(null, null, null, new Date('2100-01-01T00:00:00Z')),
});

const cents = fc.oneof(
  fc.constant(0),
  fc.nat(30).map((it) => it * 1_000),
  fc.nat(30_000),
);

export const anyPreferences: fc.Arbitrary<Omit<Insertable<PreferencesRow>, 'user_id' | 'updated_at'>> =
  fc.record({
    accept_gifts: fc.boolean(),
    accept_paid_collabs: fc.boolean(),
    min_post_price_cents: cents,
    min_story_price_cents: cents,
    collaboration_types: fc.subarray([...preferenceCollaborations]),
    preferred_cities: fc.subarray([...preferenceCities], { maxLength: 3 }),
  });

const price = cents.map((it) => String(it / 100));

export const anyQuery: fc.Arbitrary<URLSearchParams> = fc
  .record({
    q: rarely(text(2)),
    location: rarely(text(1)),
    bio: rarely(text(2)),
    followersMin: rarely(count.map(String)),
    followersMax: rarely(count.map(String)),
    engagementMin: rarely(fc.nat(40).map((it) => String(it / 2))),
    engagementMax: rarely(fc.nat(2_000).map((it) => String(it / 100))),
    thematic: rarely(fc.subarray([...thematics], { maxLength: 3 })),
    featured: rarely(fc.constant('1')),
    sort: rarely(fc.constantFrom('followers', 'engagement', 'posts')),
    gifts: rarely(fc.constant('1'), 7),
    paid: rarely(fc.constant('1'), 7),
    postPrice: rarely(price, 7),
    storyPrice: rarely(price, 7),
    kind: rarely(fc.subarray([...preferenceCollaborations], { maxLength: 2 }), 7),
    city: rarely(fc.subarray([...preferenceCities], { maxLength: 2 }), 7),
    verified: rarely(fc.constant('1'), 7),
  })
  .map((fields) => {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    );
    return new URLSearchParams(pairs);
  });

/** Generates the value in one of `times` cases. Otherwise generates an empty list, which omits the field. */
function rarely<T extends string | string[]>(value: fc.Arbitrary<T>, times = 3): fc.Arbitrary<T | string[]> {
  return fc.oneof(
    { weight: 1, arbitrary: value },
    { weight: times - 1, arbitrary: fc.constant<string[]>([]) },
  );
}
