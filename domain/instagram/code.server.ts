import { randomInt } from 'node:crypto';
import { type Ctx, requireActor } from '../ctx.ts';

const CODE_MS = 30 * 60_000;
/** Leaves out 0, 1, I, L, O and U, which are easy to confuse with other characters. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * Gives the actor a code, valid for 30 minutes, for the biography of the account `handle`. Keeps a valid code for the
 * same account, because the biography may already contain it.
 */
export async function issueCode(ctx: Ctx, handle: string): Promise<void> {
  const user_id = requireActor(ctx).id;
  const row = { handle, code: newCode(), expires_at: new Date(ctx.now.getTime() + CODE_MS) };
  await ctx.db
    .insertInto('instagram_code')
    .values({ user_id, ...row })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([eb('instagram_code.handle', '<>', handle), eb('instagram_code.expires_at', '<=', ctx.now)]),
        ),
    )
    .execute();
}

/** Deletes the user's code. Call this function when the user enters another Instagram account. */
export async function dropCode({ db }: Ctx, userId: string): Promise<void> {
  await db.deleteFrom('instagram_code').where('user_id', '=', userId).execute();
}

export function containsCode(biography: string, code: string): boolean {
  return biography.toUpperCase().includes(code);
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
