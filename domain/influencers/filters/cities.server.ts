import { union } from '../index/bit-set.ts';
import { type Filter, overlaps } from './filter.server.ts';

/** Prefers at least one of these cities. */
export const cities: Filter<'preferences'> = ({ advanced: { cities } }) =>
  cities.length > 0
    ? {
        index: (columns) => ({ sets: [union(cities.map((id) => columns.cities[id]))] }),
        sql: () => overlaps('preferred_cities', cities),
      }
    : null;
