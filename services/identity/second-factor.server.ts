import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import type { Cookies } from './cookies.server.ts';
import type { Challenged, SecondFactor, SignedIn } from './identity.ts';
import type { OneTimeCodes } from './one-time-codes.server.ts';
import { randomText } from './random-text.server.ts';
import type { RememberedBrowsers } from './remembered-browsers.server.ts';
import { type Person, personColumns, type Sessions } from './sessions.server.ts';

const CHALLENGE_SECONDS = 10 * 60;
const MAX_FAILURES_PER_CHALLENGE = 5;

interface Challenges {
  /** Starts a challenge after the right password. Creates a row that expires, and a cookie that identifies the row. */
  startChallenge: (db: Kysely<Tables>, userId: string, headers: Headers) => Promise<Challenged>;
  endChallenges: (db: Kysely<Tables>, userId: string) => Promise<void>;
}

export function secondFactorBy(
  cookies: Cookies,
  sessions: Sessions,
  codes: OneTimeCodes,
  browsers: RememberedBrowsers,
): SecondFactor & Challenges {
  /** Opens a verified session, and ends the account's sessions without a second factor. */
  async function openVerified(
    db: Kysely<Tables>,
    person: Person,
    headers: Headers,
    deviceCookie?: string,
  ): Promise<SignedIn> {
    await db
      .deleteFrom('user_session')
      .where('user_id', '=', person.id)
      .where('second_factor_at', 'is', null)
      .execute();
    return sessions.open(db, person, headers, new Date(), deviceCookie);
  }

  const endChallenge = (db: Kysely<Tables>, challenge: string) =>
    db.deleteFrom('auth_verification').where('identifier', '=', identifierOf(challenge)).execute();

  return {
    async challengedUser(db, headers) {
      const challenge = cookies.read(headers, 'two_factor');
      if (!challenge) return null;
      const row = await db
        .selectFrom('auth_verification')
        .select('value')
        .where('identifier', '=', identifierOf(challenge))
        .where('expires_at', '>', new Date())
        .executeTakeFirst();
      return row?.value ?? null;
    },
    async startChallenge(db, userId, headers) {
      const cleared = await sessions.end(db, headers);
      const challenge = randomText(32);
      await db
        .insertInto('auth_verification')
        .values({
          id: randomText(32),
          identifier: identifierOf(challenge),
          value: userId,
          expires_at: new Date(Date.now() + CHALLENGE_SECONDS * 1_000),
        })
        .execute();
      return {
        session: null,
        cookies: [...cleared, cookies.set('two_factor', challenge, CHALLENGE_SECONDS)],
      };
    },
    async endChallenges(db, userId) {
      await db
        .deleteFrom('auth_verification')
        .where('value', '=', userId)
        .where('identifier', 'like', 'challenge:%')
        .execute();
    },
    beginSecondFactor: (db, userId) => codes.begin(db, userId),
    async confirmSecondFactor(db, code, headers) {
      const found = await sessions.find(db, headers, { withoutRenewal: true });
      if (!found) return null;
      const backupCodes = await codes.confirm(db, found.person.id, code);
      return backupCodes && { ...(await openVerified(db, found.person, headers)), backupCodes };
    },
    async meetChallenge(db, { isRemembered, ...typed }, headers) {
      await sessions.end(db, headers);
      const challenge = cookies.read(headers, 'two_factor');
      if (!challenge) return 'over';
      // A wrong code is returned instead of thrown, because an error would roll back the count of wrong codes.
      return db.transaction().execute(async (db) => {
        const person = await db
          .selectFrom('auth_verification')
          .innerJoin('app_user', 'app_user.id', 'auth_verification.value')
          .select(personColumns)
          .where('identifier', '=', identifierOf(challenge))
          .where('auth_verification.expires_at', '>', new Date())
          .forUpdate('auth_verification')
          .executeTakeFirst();
        if (!person) return 'over';
        const { outcome, failures } = await codes.check(db, person.id, typed);
        if (outcome === 'locked') return 'over';
        // The challenge ends after a right code (0 failures), and after every fifth wrong code in a row. The count
        // continues across challenges.
        if (failures % MAX_FAILURES_PER_CHALLENGE === 0) await endChallenge(db, challenge);
        if (outcome === 'wrong') return 'wrong';
        const deviceCookie =
          isRemembered && person.role !== 'staff' ? await browsers.remember(db, person, headers) : undefined;
        const signedIn = await openVerified(db, person, headers, deviceCookie);
        return { ...signedIn, cookies: [...signedIn.cookies, cookies.clear('two_factor')] };
      });
    },
    checkCode: (db, userId, typed) =>
      db.transaction().execute(async (db) => (await codes.check(db, userId, typed)).outcome),
    backupCodesLeft: (db, userId) => codes.backupCodesLeft(db, userId),
    renewBackupCodes: (db, userId) => codes.renewBackupCodes(db, userId),
    forgetBrowsers: (db, userId) => browsers.forgetAll(db, userId),
    async forgetSecondFactor(db, userId) {
      await db.deleteFrom('user_two_factor').where('user_id', '=', userId).execute();
      await browsers.forgetAll(db, userId);
      await db.updateTable('app_user').set({ two_factor_enabled: false }).where('id', '=', userId).execute();
    },
  };
}

/** The database stores only a hash of the challenge, so a leaked table gives no access. */
function identifierOf(challenge: string): string {
  return `challenge:${createHash('sha256').update(challenge).digest('base64url')}`;
}
