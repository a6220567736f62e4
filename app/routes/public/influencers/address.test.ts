import { expect, it } from 'vitest';
import { readFilters } from '#domain/influencers/browse-filters.ts';
import { countInPanel, queryFor, savedStateOf } from './address.ts';

it.each([
  ['', 0],
  ['q=lea&sort=posts&page=2', 0],
  ['q=lea&location=lyon&featured=1', 2],
  ['thematic=food&thematic=travel&city=Lyon&city=Paris', 2],
  ['followersMin=1000&followersMax=5000&engagementMin=2', 2],
  ['gifts=1&paid=1&verified=1&postPrice=200&storyPrice=90&kind=restaurant&bio=chef', 7],
])('counts in %s %d filters of the panel', (query, count) =>
  expect(countInPanel(queryFor(readFilters(new URLSearchParams(query)), 2))).toBe(count),
);

it.each([
  ['', false, false],
  ['?sort=posts', false, false],
  ['?q=lea', true, false],
  ['?thematic=food', false, true],
])('offers to save %s: %s, reports it as saved: %s', (query, maySave, isSaved) => {
  expect(savedStateOf(query, ['thematic=food', 'sort=posts'])).toEqual({ maySave, isSaved });
  expect(savedStateOf(query, [''])).toEqual({ maySave: maySave || isSaved, isSaved: false });
});
