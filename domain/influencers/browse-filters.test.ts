import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAdvanced, noFilters, readFilters, sliders, writeFilters } from './browse-filters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

describe('the filters of a query string', () => {
  it('are empty for an invalid query', () => {
    const nonsense =
      'followersMin=many&followersMax=-1&engagementMax=NaN&thematic=war&sort=name&featured=yes&postPrice=x&city=Atlantis&kind=';
    expect(read(nonsense)).toEqual(noFilters);
  });

  it('are read from a form that sends every field', () => {
    const form =
      'q=+L%C3%A9a+&location=lyon&bio=&followersMin=0&followersMax=1000000&engagementMin=0&engagementMax=20&thematic=food&thematic=art&sort=posts';
    const filters = { q: 'Léa', location: 'lyon', thematics: ['food', 'art'], sort: 'posts' };
    expect(read(form)).toEqual({ ...noFilters, ...filters });
  });

  it('accept any number, also above the sliders, and read the last stop as no limit', () => {
    expect(read('followersMin=12345&followersMax=999999').followers).toEqual({ min: 12_345, max: 999_999 });
    expect(read('followersMin=5000000').followers).toEqual({ min: 5_000_000, max: null });
    expect(read('followersMax=2000000').followers).toEqual({ min: 0, max: 2_000_000 });
    expect(read('followersMin=2000000&followersMax=1000000').followers).toEqual({
      min: 2_000_000,
      max: null,
    });
    expect(read('engagementMin=25&engagementMax=30').engagement).toEqual({ min: 25, max: 30 });
    // PostgreSQL refuses integers above 2,147,483,647.
    expect(read('followersMin=9999999999').followers.min).toBe(sliders.followers.maxTyped);
    expect(read('engagementMin=2,25&engagementMax=0').engagement).toEqual({ min: 0, max: 2.25 });
    expect(read('followersMax=0').followers).toEqual({ min: 0, max: 0 });
  });

  it('survive a round trip through the query, which omits defaults', () => {
    expect(writeFilters(noFilters).size).toBe(0);
    const query = fc.record({
      q: fc.string({ maxLength: 30 }),
      location: fc.string({ maxLength: 30 }),
      followersMin: fc.nat(2_100_000).map(String),
      followersMax: fc.nat(2_100_000).map(String),
      engagementMax: fc.nat(2_100).map((hundredths) => String(hundredths / 100)),
      featured: fc.constantFrom('1', ''),
      gifts: fc.constantFrom('1', ''),
      postPrice: fc.nat(100_000).map((hundredths) => String(hundredths / 100)),
      city: fc.constantFrom('Lyon', 'Nowhere'),
      sort: fc.constantFrom('followers', 'engagement', 'posts'),
    });
    fc.assert(
      fc.property(query, (values) => {
        const filters = readFilters(new URLSearchParams(values));
        expect(readFilters(writeFilters(filters))).toEqual(filters);
      }),
    );
  });

  it('report which of them need a paid plan', () => {
    expect(isAdvanced(read('q=lea&thematic=food&featured=1&followersMin=10'))).toBe(false);
    const advanced = 'gifts=1&paid=1&postPrice=0&storyPrice=9&kind=hotel&city=Nice&verified=1';
    for (const query of advanced.split('&')) expect(isAdvanced(read(query)), query).toBe(true);
  });
});
