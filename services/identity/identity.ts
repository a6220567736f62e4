import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';

export interface Session {
  userId: string;
  role: 'client' | 'influencer';
  name: string;
  email: string;
  language: 'en' | 'fr';
}

export type NewPerson = Omit<Session, 'userId'> & { password: string };

/** Proof of a session, as the `Set-Cookie` lines a browser must be handed. */
export interface SignedIn {
  session: Session;
  cookies: string[];
}

/** Who somebody is. Every call works inside the given database or transaction. */
export interface Identity {
  /** Makes the account and its first session, and ends the one the request brought. Null when the e-mail is taken. */
  signUp(db: Kysely<Tables>, person: NewPerson, headers: Headers): Promise<SignedIn | null>;
  /**
   * A new session, which ends the one the request brought. Null for an unknown e-mail and for a wrong password alike,
   * after the same work. The e-mail is given in lower case.
   */
  signIn(db: Kysely<Tables>, email: string, password: string, headers: Headers): Promise<SignedIn | null>;
  /** Sets a new password, ends every session and opens a new one: its cookies. Null when the current one is wrong. */
  changePassword(
    db: Kysely<Tables>,
    passwords: { currentPassword: string; newPassword: string },
    headers: Headers,
  ): Promise<string[] | null>;
  /** A new password for the account; every session it had ends, in the same transaction. */
  setPassword(db: Kysely<Tables>, userId: string, password: string): Promise<void>;
  /** Ends the session for good and gives the cookies that take it out of the browser. */
  signOut(db: Kysely<Tables>, headers: Headers): Promise<string[]>;
  /** Whose session the request carries, read from the database each time; `cookies` when it was prolonged. */
  sessionOf(db: Kysely<Tables>, headers: Headers): Promise<{ session: Session; cookies: string[] } | null>;
}
