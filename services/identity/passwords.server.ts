import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Tables } from '#db/tables.ts';

/** A login with an unknown email compares its password with this hash. */
const dummyHash = hash(randomBytes(32));

/**
 * Checks a password with one query and one comparison, even for an unknown email. The response time therefore does not
 * reveal which emails have accounts (`npm run proof:timing`).
 */
export async function checkPassword(
  db: Kysely<Tables>,
  email: string,
  password: string,
): Promise<{ outcome: 'right' | 'wrong' | 'suspended'; stored: string | null }> {
  const { stored, suspended } = await db
    .selectNoFrom((eb) => {
      const account = eb
        .selectFrom('user_account')
        .innerJoin('app_user', 'app_user.id', 'user_account.user_id')
        .where('app_user.email', '=', email)
        .where('user_account.provider_id', '=', 'credential');
      return [
        account.select('user_account.password').as('stored'),
        account.select('app_user.suspended_at').as('suspended'),
      ];
    })
    .executeTakeFirstOrThrow();
  const isRight = await verify(stored ?? (await dummyHash), password);
  if (!isRight || stored === null) return { outcome: 'wrong', stored };
  return { outcome: suspended ? 'suspended' : 'right', stored };
}

/**
 * Returns whether the account still has the hash that `checkPassword` compared. Locks the row of the hash until the
 * transaction ends.
 */
export async function lockPassword(
  db: Kysely<Tables>,
  userId: string,
  stored: string | null,
): Promise<boolean> {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .where('password', '=', stored)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function storePassword(db: Kysely<Tables>, userId: string, password: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ password: await hash(password), updated_at: new Date() })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute();
}
