import { dataOfAccounts } from './data-of-accounts.ts';
import { dataOfCollaborations } from './data-of-collaborations.ts';
import { dataOfDeals } from './data-of-deals.ts';
import { dataOfOperation } from './data-of-operation.ts';

/**
 * Lists all personal data in the database. The legal notice shows this list, and the export and the erasure of an
 * account use it. `stored-data.server.test.ts` fails if a database column is neither here nor in `notPersonal`. A new
 * column needs its name in `exported` (what the person may read) or in `withheld` (secrets and internals), and in
 * `kept` if it outlives an erasure.
 */
export const storedData = { ...dataOfAccounts, ...dataOfCollaborations, ...dataOfDeals, ...dataOfOperation };

export type StoredDataKey = keyof typeof storedData;
export type StoredPeriod = (typeof storedData)[StoredDataKey]['period'];
export type StoredPerson = (typeof storedData)[StoredDataKey]['of'];
export type StoredBasis = (typeof storedData)[StoredDataKey]['basis'];

type Groups = typeof storedData;
/** Tables that contain personal data. */
export type PersonalTable = { [Key in StoredDataKey]: keyof Groups[Key]['tables'] }[StoredDataKey];
