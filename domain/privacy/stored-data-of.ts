import type { Role } from '../ctx.ts';
import {
  type StoredBasis,
  type StoredDataKey,
  type StoredPeriod,
  type StoredPerson,
  storedData,
} from './stored-data.ts';

export interface StoredDataRow {
  key: StoredDataKey;
  of: StoredPerson;
  basis: StoredBasis;
  period: StoredPeriod;
}

/**
 * Returns the list of stored data without its columns. With a role, returns only what concerns members of that role.
 */
export function storedDataOf(role?: Role): StoredDataRow[] {
  const others = { client: ['staff', 'influencers'], influencer: ['staff', 'brands'] };
  return (Object.keys(storedData) as StoredDataKey[]).flatMap((key) => {
    const { of, basis, period } = storedData[key];
    return role && others[role].includes(of) ? [] : [{ key, of, basis, period }];
  });
}
