import { union } from '../index/bit-set.ts';
import { sqlRevealsIdentity } from '../redacted-location.server.ts';
import { type Filter, hasAny, indexContains, isIn, overlaps, sqlContains } from './filter.server.ts';

/**
 * A visitor's search ignores locations that reveal an identity. Otherwise visitors could guess a hidden location
 * character by character.
 */
const location: Filter<'influencer'> = ({ location, isVisitor }) =>
  location
    ? {
        index: ({ locations, publicLocations }, isOnly) => {
          const { sets, check } = indexContains(locations, location, isOnly);
          return { sets: isVisitor ? [...sets, publicLocations] : sets, check };
        },
        sql: (eb) =>
          isVisitor
            ? eb.and([sqlContains('location', location), eb.not(sqlRevealsIdentity)])
            : sqlContains('location', location),
      }
    : null;

/**
 * Matches if the name or the handle contains the words, or if the words name one of the influencer's thematics.
 * For visitors, this filter matches only thematics, not names or handles (`words` is null).
 */
const text: Filter<'influencer'> = ({ text }) => {
  if (!text) return null;
  const { words, thematics } = text;
  return {
    index: (columns, isOnly) => {
      const withThematic = union(thematics.map((id) => columns.thematics[id]));
      if (words === null) return { sets: [withThematic] };
      const { sets, check } = indexContains(columns.names, words, isOnly);
      return {
        sets: [union([...sets, withThematic])],
        check: check && ((slot) => withThematic.has(slot) || check(slot)),
      };
    },
    sql: (eb) =>
      eb.or([
        ...(thematics.length > 0 ? [overlaps('thematics', thematics)] : []),
        ...(words === null ? [] : [sqlContains('full_name', words), sqlContains('handle', words)]),
      ]),
  };
};

const bio: Filter<'influencer'> = ({ bio }) =>
  bio
    ? { index: ({ bios }, isOnly) => indexContains(bios, bio, isOnly), sql: () => sqlContains('bio', bio) }
    : null;

export const profileFilters: readonly Filter<'influencer'>[] = [
  isWithin('followers', 'followers', 'followers'),
  isWithin('engagement', 'engagementRate', 'engagement_rate'),
  isIn(
    ({ featured }) => featured,
    (columns) => columns.isFeatured,
    (eb) => eb('featured_at', 'is not', null),
  ),
  isIn(
    ({ advanced }) => advanced.verified,
    (columns) => columns.isVerified,
    (eb) => eb('verified_at', 'is not', null),
  ),
  hasAny(
    ({ thematics }) => thematics,
    (columns) => columns.thematics,
    'thematics',
  ),
  location,
  text,
  bio,
];

function isWithin(
  name: 'followers' | 'engagement',
  figure: 'followers' | 'engagementRate',
  column: 'followers' | 'engagement_rate',
): Filter<'influencer'> {
  return ({ [name]: range }) =>
    range.min > 0 || range.max !== null
      ? {
          index: (columns) => ({ range: [columns[figure], range] }),
          sql: (eb) =>
            eb.and([
              ...(range.min > 0 ? [eb(column, '>=', range.min)] : []),
              ...(range.max === null ? [] : [eb(column, '<=', range.max)]),
            ]),
        }
      : null;
}
