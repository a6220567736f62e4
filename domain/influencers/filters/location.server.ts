import { isSure } from '../index/texts.ts';
import { sqlTellsWho } from '../redacted-location.server.ts';
import { contains, type Filter } from './filter.server.ts';

/**
 * The location contains the words. Visitors find nobody by a location that tells who somebody is: they cannot read it, and could
 * otherwise guess it letter by letter.
 */
export const location: Filter<'influencer'> = ({ location, isVisitor }) =>
  location
    ? {
        index: (columns) => ({
          sets: [columns.locations.candidates(location), ...(isVisitor ? [columns.openlyLocated] : [])],
          check: isSure(location) ? undefined : (slot) => columns.locations.contains(slot, location),
        }),
        sql: (eb) =>
          isVisitor
            ? eb.and([contains('location', location), eb.not(sqlTellsWho)])
            : contains('location', location),
      }
    : null;
