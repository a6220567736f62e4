import { isExactTrait } from '../index/text-column.ts';
import { sqlRevealsIdentity } from '../redacted-location.server.ts';
import { contains, type Filter } from './filter.server.ts';

/**
 * The location contains the words. A visitor's search ignores locations that reveal an identity: visitors cannot read these, and
 * could otherwise guess them character by character.
 */
export const location: Filter<'influencer'> = ({ location, isVisitor }) =>
  location
    ? {
        index: (columns) => ({
          sets: [columns.locations.candidates(location), ...(isVisitor ? [columns.publicLocations] : [])],
          check: isExactTrait(location) ? undefined : (slot) => columns.locations.contains(slot, location),
        }),
        sql: (eb) =>
          isVisitor
            ? eb.and([contains('location', location), eb.not(sqlRevealsIdentity)])
            : contains('location', location),
      }
    : null;
