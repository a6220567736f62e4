import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Passkeys } from './passkeys.ts';

/** The proofs of identity that the account has besides the password. */
export interface Factors {
  /** Codes of an authenticator app, and backup codes. */
  code: boolean;
  passkey: boolean;
}

export interface Session {
  userId: string;
  /**
   * Members are `leaving` while their account waits for its erasure. Staff are `unenrolled` until a second factor has
   * verified the session.
   */
  role: 'client' | 'influencer' | 'staff' | 'unenrolled' | 'leaving';
  name: string;
  email: string;
  language: 'en' | 'fr';
  /** Only `sessionOf` returns the factors. */
  factors?: Factors;
  /** Whether the account has blocked another account. Only `sessionOf` returns this value. */
  hasBlocks?: boolean;
}

export type NewPerson = Omit<Session, 'userId' | 'role' | 'factors' | 'hasBlocks'> & {
  role: 'client' | 'influencer';
  password: string;
};

/** `cookies` are `Set-Cookie` lines. */
export interface SignedIn {
  session: Session;
  cookies: string[];
  /** True if the device cookie contains no earlier login of the account with this browser. */
  isNewBrowser: boolean;
}

export interface ListedSession {
  id: string;
  /** Whether the request belongs to this session. */
  isCurrent: boolean;
  address: string;
  userAgent: string;
  startedAt: Date;
  /** Precise to the hour. */
  usedAt: Date;
}

/** A login with the right password that still requires a code. The challenge expires after ten minutes. */
export interface Challenged {
  session: null;
  cookies: string[];
}

export interface SecondFactor {
  /** Returns the account of the open challenge, or null. */
  challengedUser(db: Kysely<Tables>, headers: Headers): Promise<string | null>;
  /**
   * Creates a secret and returns it in base32. The secret cannot be read again later. Logins require a code only
   * after `confirmSecondFactor`. Returns null if the account already has a second factor. Callers must have checked
   * the user's identity.
   */
  beginSecondFactor(db: Kysely<Tables>, userId: string): Promise<string | null>;
  /**
   * From now on, a login with the password also requires a code. Ends every unverified session of the account, opens a
   * verified session, and returns new backup codes. Returns null if the code is wrong.
   */
  confirmSecondFactor(
    db: Kysely<Tables>,
    code: string,
    headers: Headers,
  ): Promise<(SignedIn & { backupCodes: string[] }) | null>;
  /**
   * Opens a session if the code is right. `isRemembered` lets the browser of a brand or an influencer log in without a
   * code for 30 days. Returns `over` if the user must enter the password again: after ten minutes, and after every
   * fifth wrong code in a row. After the tenth wrong code in a row, returns `over` for every code during 15 minutes.
   * Call this method outside a transaction, because the method itself commits the count of wrong codes.
   */
  meetChallenge(
    db: Kysely<Tables>,
    input: { code: string; isBackup: boolean; isRemembered?: boolean },
    headers: Headers,
  ): Promise<SignedIn | 'wrong' | 'over'>;
  /**
   * Checks a code without a challenge. Wrong codes count like those of `meetChallenge`. Returns `locked` after the
   * tenth wrong code in a row, and for an account without a second factor. Call this method outside a transaction.
   */
  checkCode(
    db: Kysely<Tables>,
    userId: string,
    input: { code: string; isBackup: boolean },
  ): Promise<'right' | 'wrong' | 'locked'>;
  /** Returns null for an account without a second factor. */
  backupCodesLeft(db: Kysely<Tables>, userId: string): Promise<number | null>;
  /** Replaces all backup codes. Returns null for an account without a second factor. */
  renewBackupCodes(db: Kysely<Tables>, userId: string): Promise<string[] | null>;
  /** Requires a code again in every remembered browser of the account. */
  forgetBrowsers(db: Kysely<Tables>, userId: string): Promise<void>;
  /** Removes the second factor and the remembered browsers. Sessions continue. */
  forgetSecondFactor(db: Kysely<Tables>, userId: string): Promise<void>;
}

/** Every call uses the given database or transaction. */
export interface Identity extends SecondFactor, Passkeys {
  /**
   * Creates an account and its first session. Ends the previous session of the request. Returns null if the email
   * is taken.
   */
  signUp(db: Kysely<Tables>, person: NewPerson, headers: Headers): Promise<SignedIn | null>;
  /**
   * Opens a session and ends the previous session of the request. Returns null for an unknown email and for a wrong
   * password, after the same amount of work. Returns a challenge if the account has a second factor and the browser is
   * not remembered. Returns `suspended` only if the password is right. Returns null if the password changes meanwhile.
   * `email` is in lower case. Call this method outside a transaction.
   */
  signIn(
    db: Kysely<Tables>,
    email: string,
    password: string,
    headers: Headers,
  ): Promise<SignedIn | Challenged | 'suspended' | null>;
  /**
   * Returns the browser's id if this browser has logged in to the account with this email before. Otherwise returns
   * null. Reads only the signed device cookie.
   */
  deviceKnownTo(headers: Headers, email: string): string | null;
  /** Returns whether an account that is not suspended has this email and password. Does not count attempts. */
  isPassword(db: Kysely<Tables>, email: string, password: string): Promise<boolean>;
  /**
   * Does the same as `setPassword`, then opens a new session and returns its `Set-Cookie` lines. Returns null without a
   * session, and if the current password is wrong.
   */
  changePassword(
    db: Kysely<Tables>,
    passwords: { currentPassword: string; newPassword: string },
    headers: Headers,
  ): Promise<string[] | null>;
  /** Sets a new password, ends every session and challenge of the account and forgets its remembered browsers. */
  setPassword(db: Kysely<Tables>, userId: string, password: string): Promise<void>;
  endSessions(db: Kysely<Tables>, userId: string): Promise<void>;
  /** Ends the session. Returns the `Set-Cookie` lines that remove the session from the browser. */
  signOut(db: Kysely<Tables>, headers: Headers): Promise<string[]>;
  /**
   * Finds the session of the request in the database. Returns null while the account is suspended. A session lasts 30
   * days and is renewed at most once an hour. After a renewal, the caller must send `cookies` to the browser. Otherwise
   * the cookie expires early. A caller that cannot set cookies passes `withoutRenewal`.
   */
  sessionOf(
    db: Kysely<Tables>,
    headers: Headers,
    options?: { withoutRenewal: boolean },
  ): Promise<{ session: Session; cookies: string[] } | null>;
  /** Returns the open sessions of an account without their tokens, the latest used first. */
  listSessions(db: Kysely<Tables>, userId: string, headers: Headers): Promise<ListedSession[]>;
  /** Ends a session of the account. Does nothing for a session that ended or belongs to another account. */
  endSession(db: Kysely<Tables>, userId: string, sessionId: string): Promise<void>;
  /** Ends all sessions of the account except the session of the request. */
  endOtherSessions(db: Kysely<Tables>, userId: string, headers: Headers): Promise<void>;
}
