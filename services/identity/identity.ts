import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';

export interface Session {
  userId: string;
  /** Of the operator's people, `staff` once a code has proved this session, before that `recruit`. */
  role: 'client' | 'influencer' | 'staff' | 'unenrolled';
  name: string;
  email: string;
  language: 'en' | 'fr';
}

export type NewPerson = Omit<Session, 'userId' | 'role'> & {
  role: 'client' | 'influencer';
  password: string;
};

/** Proof of a session, as the `Set-Cookie` lines a browser must be handed. */
export interface SignedIn {
  session: Session;
  cookies: string[];
}

/** The password was right, and a code is still to come: the cookies say so for ten minutes. */
export interface Challenged {
  session: null;
  cookies: string[];
}

/** What proves, besides a password, who somebody is. */
export interface SecondFactor {
  /** Whether a password was right in this browser, and a code is still to come. The cookie alone says so: it opens nothing. */
  isChallenged(headers: Headers): boolean;
  /**
   * A secret for an authenticator app, as the address in its QR code, and backup codes, both never told again; in force once
   * confirmed. Null when the password is wrong or a second factor is in force.
   */
  beginSecondFactor(
    db: Kysely<Tables>,
    input: { password: string; issuer: string },
    headers: Headers,
  ): Promise<{ address: string; backupCodes: string[] } | null>;
  /** From now on signing in needs a code. Ends every session and opens one that is proved. Null when the code is wrong. */
  confirmSecondFactor(db: Kysely<Tables>, code: string, headers: Headers): Promise<SignedIn | null>;
  /**
   * The session that the password and this code open together. `over` when the password is to be given again: after five
   * wrong codes, after ten minutes, and for a quarter of an hour after ten wrong codes in a row.
   */
  meetChallenge(
    db: Kysely<Tables>,
    input: { code: string; isBackup: boolean },
    headers: Headers,
  ): Promise<SignedIn | 'wrong' | 'over'>;
  /** As if it had never been set up; every session ends. */
  forgetSecondFactor(db: Kysely<Tables>, userId: string): Promise<void>;
}

/** Who somebody is. Every call works inside the given database or transaction. */
export interface Identity extends SecondFactor {
  /** Makes the account and its first session, and ends the one the request brought. Null when the e-mail is taken. */
  signUp(db: Kysely<Tables>, person: NewPerson, headers: Headers): Promise<SignedIn | null>;
  /**
   * A new session, which ends the one the request brought. Null for an unknown e-mail and for a wrong password alike,
   * after the same work. Whoever has a second factor is challenged; with the right password somebody suspended is told so.
   * The e-mail is given in lower case.
   */
  signIn(
    db: Kysely<Tables>,
    email: string,
    password: string,
    headers: Headers,
  ): Promise<SignedIn | Challenged | 'suspended' | null>;
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
  /**
   * Whose session the request carries, read from the database each time; null while they are suspended. A session that is used is
   * prolonged now and then: `cookies` must reach the browser, or it forgets the session at the old time. Whoever cannot pass
   * them on asks with `asItIs`, which prolongs nothing.
   */
  sessionOf(
    db: Kysely<Tables>,
    headers: Headers,
    options?: { asItIs: boolean },
  ): Promise<{ session: Session; cookies: string[] } | null>;
}
