import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';
import { endBrought, refusedIs, refusedIsNull, sessionFrom } from './better-auth-answers.ts';
import { type Auth, cookiePrefixOf, type IdentitySettings } from './better-auth-options.server.ts';
import type { SecondFactor, SignedIn } from './identity.ts';

/** Codes of a wrong code; all others say that the password is to be given again. */
const WRONG = ['INVALID_CODE', 'INVALID_BACKUP_CODE'];

/** The second factor by better-auth: codes by time (TOTP), and backup codes that work once. No device is ever trusted. */
export function secondFactorBy(
  usual: (db: Kysely<Tables>) => Auth,
  settings: IdentitySettings,
): SecondFactor {
  const prefix = cookiePrefixOf(settings);

  /** Only what a code has proved is staff's: the session that those cookies carry. */
  async function proven(db: Kysely<Tables>, answer: { headers: Headers }): Promise<SignedIn> {
    const cookies = answer.headers.getSetCookie();
    const token = tokenIn(cookies, `${prefix}.session_token=`);
    const { user_id } = await db
      .updateTable('user_session')
      .set({ second_factor_at: new Date() })
      .where('token', '=', token)
      .returning('user_id')
      .executeTakeFirstOrThrow();
    // Those that a password alone had opened before.
    await db
      .deleteFrom('user_session')
      .where('user_id', '=', user_id)
      .where('second_factor_at', 'is', null)
      .execute();
    const user = await db
      .selectFrom('app_user')
      .select(['id', 'name', 'email', 'role', 'language'])
      .where('id', '=', user_id)
      .executeTakeFirstOrThrow();
    return { session: sessionFrom(user, { secondFactorAt: new Date() }), cookies };
  }

  return {
    isChallenged(headers) {
      return new RegExp(`(?:^|;\\s*)${prefix}\\.two_factor=[^;]`).test(headers.get('cookie') ?? '');
    },
    async beginSecondFactor(db, { password, issuer }, headers) {
      return refusedIsNull(async () => {
        const answer = await usual(db).api.enableTwoFactor({ body: { password, issuer }, headers });
        if (answer.method !== 'totp') throw new Error('Another second factor than was asked for');
        return { address: answer.totpURI, backupCodes: answer.backupCodes };
      });
    },
    async confirmSecondFactor(db, code, headers) {
      return refusedIsNull(async () =>
        proven(db, await usual(db).api.verifyTOTP({ body: { code }, headers, returnHeaders: true })),
      );
    },
    async meetChallenge(db, { code, isBackup }, headers) {
      const auth = usual(db);
      await endBrought(auth, headers);
      const request = { body: { code }, headers, returnHeaders: true } as const;
      return refusedIs(
        async () =>
          proven(db, await (isBackup ? auth.api.verifyBackupCode(request) : auth.api.verifyTOTP(request))),
        (refusal) => (WRONG.includes(refusal ?? '') ? ('wrong' as const) : ('over' as const)),
      );
    },
    async forgetSecondFactor(db, userId) {
      await db.deleteFrom('user_two_factor').where('user_id', '=', userId).execute();
      await db.updateTable('app_user').set({ two_factor_enabled: false }).where('id', '=', userId).execute();
      await db.deleteFrom('user_session').where('user_id', '=', userId).execute();
    },
  };
}

/** A session's token is what its signed cookie holds before the dot. */
function tokenIn(cookies: readonly string[], name: string): string {
  const [value = ''] =
    cookies
      .findLast((it) => it.startsWith(name))
      ?.slice(name.length)
      .split(';') ?? [];
  return decodeURIComponent(value).split('.')[0] ?? '';
}
