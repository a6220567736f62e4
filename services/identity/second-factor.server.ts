import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Tables } from '#db/tables.ts';
import type { Cookies } from './cookies.server.ts';
import type { Encryption } from './encryption.server.ts';
import type { Challenged, SecondFactor, SignedIn } from './identity.ts';
import { randomText } from './random-text.server.ts';
import { type Person, personColumns, type Sessions } from './sessions.server.ts';

const CHALLENGE_SECONDS = 10 * 60;
const MAX_FAILURES_PER_CHALLENGE = 5;
const MAX_FAILURES_IN_A_ROW = 10;
const LOCK_MS = 15 * 60_000;
const BACKUP_CODES = 10;

interface Challenges {
  /** Starts a challenge after the right password. Creates a row that expires, and a cookie that identifies the row. */
  startChallenge: (db: Kysely<Tables>, userId: string, headers: Headers) => Promise<Challenged>;
}

/** Time-based codes (TOTP) and single-use backup codes. Secrets and backup codes are encrypted in the database. */
export function secondFactorBy(
  cookies: Cookies,
  sessions: Sessions,
  { encrypt, decrypt }: Encryption,
): SecondFactor & Challenges {
  /** A code is valid for its own 30 seconds, the 30 seconds before and the 30 seconds after, because clocks differ. */
  const isRight = (factor: { secret: string }, code: string) =>
    totpOf(decrypt(factor.secret)).validate({ token: code, window: 1 }) !== null;

  /** Opens a verified session, and ends sessions that only a password opened. */
  async function openVerified(db: Kysely<Tables>, person: Person, headers: Headers): Promise<SignedIn> {
    await db
      .deleteFrom('user_session')
      .where('user_id', '=', person.id)
      .where('second_factor_at', 'is', null)
      .execute();
    return sessions.open(db, person, headers, new Date());
  }

  return {
    isChallenged: (headers) => cookies.isPresent(headers, 'two_factor'),
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
    async beginSecondFactor(db, { userId, email, issuer }) {
      const secret = randomText(32);
      const backupCodes = Array.from({ length: BACKUP_CODES }, () => `${randomText(5)}-${randomText(5)}`);
      const stored = {
        secret: encrypt(secret),
        backup_codes: encrypt(JSON.stringify(backupCodes)),
        verified: false,
      };
      const inserted = await db
        .insertInto('user_two_factor')
        .values({ id: randomText(32), user_id: userId, ...stored })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(stored).where('user_two_factor.verified', '=', false),
        )
        .returning('id')
        .executeTakeFirst();
      return inserted ? { address: totpOf(secret, { issuer, label: email }).toString(), backupCodes } : null;
    },
    async confirmSecondFactor(db, code, headers) {
      const found = await sessions.find(db, headers, { withoutRenewal: true });
      if (!found) return null;
      const { id: userId } = found.person;
      const factor = await db
        .selectFrom('user_two_factor')
        .selectAll()
        .where('user_id', '=', userId)
        .where('verified', '=', false)
        .forUpdate()
        .executeTakeFirst();
      if (!factor || !isRight(factor, code)) return null;
      await db.updateTable('user_two_factor').set({ verified: true }).where('id', '=', factor.id).execute();
      await db.updateTable('app_user').set({ two_factor_enabled: true }).where('id', '=', userId).execute();
      return openVerified(db, found.person, headers);
    },
    async meetChallenge(db, { code, isBackup }, headers) {
      await sessions.end(db, headers);
      const challenge = cookies.read(headers, 'two_factor');
      if (!challenge) return 'over';
      // A wrong code is returned instead of thrown, because an error would roll back the count of wrong codes.
      return db.transaction().execute(async (db) => {
        // The lock prevents parallel attempts from exceeding the limits.
        const factor = await db
          .selectFrom('auth_verification')
          .innerJoin('user_two_factor', 'user_two_factor.user_id', 'auth_verification.value')
          .innerJoin('app_user', 'app_user.id', 'user_two_factor.user_id')
          .select(personColumns)
          .select(['secret', 'backup_codes', 'failed_verification_count', 'locked_until'])
          .where('identifier', '=', identifierOf(challenge))
          .where('expires_at', '>', new Date())
          .where('verified', '=', true)
          .forUpdate(['auth_verification', 'user_two_factor'])
          .executeTakeFirst();
        if (!factor || (factor.locked_until && factor.locked_until > new Date())) return 'over';
        const backupCodes = isBackup ? (JSON.parse(decrypt(factor.backup_codes)) as string[]) : [];
        const unused = backupCodes.filter((it) => it !== code);
        const isAccepted = isBackup ? unused.length < backupCodes.length : isRight(factor, code);
        const before = factor.locked_until ? 0 : (factor.failed_verification_count ?? 0);
        const failures = isAccepted ? 0 : before + 1;
        await db
          .updateTable('user_two_factor')
          .set({
            failed_verification_count: failures,
            locked_until: failures >= MAX_FAILURES_IN_A_ROW ? new Date(Date.now() + LOCK_MS) : null,
            ...(isAccepted && isBackup && { backup_codes: encrypt(JSON.stringify(unused)) }),
          })
          .where('user_id', '=', factor.id)
          .execute();
        // The challenge ends after a right code (0 failures), and after every fifth wrong code in a row. The count
        // continues across challenges.
        if (failures % MAX_FAILURES_PER_CHALLENGE === 0)
          await db
            .deleteFrom('auth_verification')
            .where('identifier', '=', identifierOf(challenge))
            .execute();
        if (!isAccepted) return 'wrong';
        const signedIn = await openVerified(db, factor, headers);
        return { ...signedIn, cookies: [...signedIn.cookies, cookies.clear('two_factor')] };
      });
    },
    async forgetSecondFactor(db, userId) {
      await db.deleteFrom('user_two_factor').where('user_id', '=', userId).execute();
      await db.updateTable('app_user').set({ two_factor_enabled: false }).where('id', '=', userId).execute();
      await sessions.endAll(db, userId);
    },
  };
}

/** The database stores only a hash of the challenge, so a leaked table gives no access. */
function identifierOf(challenge: string): string {
  return `challenge:${createHash('sha256').update(challenge).digest('base64url')}`;
}

function totpOf(secret: string, shown: { issuer: string; label: string } = { issuer: '', label: '' }): TOTP {
  return new TOTP({ ...shown, secret: Secret.fromUTF8(secret) });
}
