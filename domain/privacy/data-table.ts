type Person = 'everyone' | 'influencers' | 'brands' | 'staff' | 'visitors';
/** Legal basis for storing data: a contract, the operator's legitimate interest, or a duty by law (GDPR, article 6). */
type Basis = 'contract' | 'interest' | 'law';
/** `account`: the data is stored until the account is erased. */
type Period = 'account' | 'session' | 'hour' | 'twoDays' | 'day' | 'week' | 'sent' | 'site' | 'law';
/**
 * Reasons why values outlive the erasure of their account. `account`: an id without a name, which rows of other
 * accounts refer to. `conversation` and `application`: values that the other side still sees. `invoice`: bookkeeping,
 * 10 years by law. `contract`: a deal and its signed contract, 10 years by law (code de commerce, L123-22). `report`:
 * abuse reports with the reporter's text, and their decisions. Erasing the reporter removes the reporter's name and
 * email address. Erasing the reported person removes the person's name and the excerpt of the content. `staff`: actions
 * of staff. `expiring`: a hash that expires within a day and is deleted after that.
 */
type KeepReason =
  | 'account'
  | 'conversation'
  | 'application'
  | 'invoice'
  | 'contract'
  | 'report'
  | 'staff'
  | 'expiring';

/** Each column of a table is either exported or withheld. The erasure removes each column unless it is kept. */
interface TableData {
  /** Columns that a person's export contains. */
  exported: readonly string[];
  /** Columns that no export contains: secrets, keys of the program, derived values and data of other people. */
  withheld?: readonly string[];
  /**
   * Columns that the erasure keeps. The erasure deletes the person's rows from tables without kept columns.
   */
  kept?: Partial<Record<KeepReason, readonly string[]>>;
}

export interface StoredData {
  of: Person;
  basis: Basis;
  period: Period;
  tables: Record<string, TableData>;
}

export const columns = (names: string) => names.trim().split(/\s+/);
