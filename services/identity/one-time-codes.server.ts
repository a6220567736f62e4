import type { Kysely } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Tables } from '#db/tables.ts';
import type { Encryption } from './encryption.server.ts';
import { randomText } from './random-text.server.ts';

const MAX_FAILURES_IN_A_ROW = 10;
const LOCK_MS = 15 * 60_000;
const BACKUP_CODES = 10;

export interface TypedCode {
  code: string;
  isBackup: boolean;
}

interface CheckedCode {
  /** `locked`: every code is refused, because of too many wrong codes or because the account has no second factor. */
  outcome: 'right' | 'wrong' | 'locked';
  /** Wrong codes in a row, over all challenges. */
  failures: number;
}

export type OneTimeCodes = ReturnType<typeof oneTimeCodesBy>;

/** Time-based codes (TOTP) and single-use backup codes. Secrets and backup codes are encrypted in the database. */
export function oneTimeCodesBy({ encrypt, decrypt }: Encryption) {
  /** A code is valid for its own 30 seconds, the 30 seconds before and the 30 seconds after, because clocks differ. */
  const isRight = (stored: string, token: string) =>
    new TOTP({ secret: Secret.fromUTF8(decrypt(stored)) }).validate({ token, window: 1 }) !== null;
  const listIn = (stored: string) => JSON.parse(decrypt(stored)) as string[];
  const stored = (codes: readonly string[]) => encrypt(JSON.stringify(codes));

  return {
    /** Returns the secret in base32, or null if the account already has a verified secret. */
    async begin(db: Kysely<Tables>, userId: string): Promise<string | null> {
      const secret = randomText(32);
      const values = { secret: encrypt(secret), backup_codes: stored([]), verified: false };
      const inserted = await db
        .insertInto('user_two_factor')
        .values({ id: randomText(32), user_id: userId, ...values })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(values).where('user_two_factor.verified', '=', false),
        )
        .returning('id')
        .executeTakeFirst();
      return inserted ? Secret.fromUTF8(secret).base32 : null;
    },
    /** Returns new backup codes, or null if the code is wrong. */
    async confirm(db: Kysely<Tables>, userId: string, code: string): Promise<string[] | null> {
      const factor = await db
        .selectFrom('user_two_factor')
        .select(['id', 'secret'])
        .where('user_id', '=', userId)
        .where('verified', '=', false)
        .forUpdate()
        .executeTakeFirst();
      if (!factor || !isRight(factor.secret, code)) return null;
      await db.updateTable('user_two_factor').set({ verified: true }).where('id', '=', factor.id).execute();
      await db.updateTable('app_user').set({ two_factor_enabled: true }).where('id', '=', userId).execute();
      return this.renewBackupCodes(db, userId);
    },
    async renewBackupCodes(db: Kysely<Tables>, userId: string): Promise<string[] | null> {
      const codes = Array.from({ length: BACKUP_CODES }, () => `${randomText(5)}-${randomText(5)}`);
      const renewed = await db
        .updateTable('user_two_factor')
        .set({ backup_codes: stored(codes) })
        .where('user_id', '=', userId)
        .where('verified', '=', true)
        .returning('id')
        .executeTakeFirst();
      return renewed ? codes : null;
    },
    async backupCodesLeft(db: Kysely<Tables>, userId: string): Promise<number | null> {
      const factor = await db
        .selectFrom('user_two_factor')
        .select('backup_codes')
        .where('user_id', '=', userId)
        .where('verified', '=', true)
        .executeTakeFirst();
      return factor ? listIn(factor.backup_codes).length : null;
    },
    /**
     * Checks a code and counts wrong codes. The caller must commit its transaction even after a wrong code. The lock on
     * the row prevents parallel attempts from exceeding the limit.
     */
    async check(db: Kysely<Tables>, userId: string, { code, isBackup }: TypedCode): Promise<CheckedCode> {
      const factor = await db
        .selectFrom('user_two_factor')
        .select(['secret', 'backup_codes', 'failed_verification_count', 'locked_until'])
        .where('user_id', '=', userId)
        .where('verified', '=', true)
        .forUpdate()
        .executeTakeFirst();
      if (!factor || (factor.locked_until && factor.locked_until > new Date()))
        return { outcome: 'locked', failures: 0 };
      const backupCodes = isBackup ? listIn(factor.backup_codes) : [];
      const unused = backupCodes.filter((it) => it !== code);
      const isAccepted = isBackup ? unused.length < backupCodes.length : isRight(factor.secret, code);
      const before = factor.locked_until ? 0 : (factor.failed_verification_count ?? 0);
      const failures = isAccepted ? 0 : before + 1;
      await db
        .updateTable('user_two_factor')
        .set({
          failed_verification_count: failures,
          locked_until: failures >= MAX_FAILURES_IN_A_ROW ? new Date(Date.now() + LOCK_MS) : null,
          ...(isAccepted && isBackup && { backup_codes: stored(unused) }),
        })
        .where('user_id', '=', userId)
        .execute();
      return { outcome: isAccepted ? 'right' : 'wrong', failures };
    },
  };
}
