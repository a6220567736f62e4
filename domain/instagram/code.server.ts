import { randomInt } from 'node:crypto';
import { type Ctx, requireActor } from '../ctx.ts';

/** Lifetime of a code. */
const CODE_MS = 30 * 60_000;
/** Without characters that look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/**
 * Gives the actor a code for the biography of that account, valid for 30 minutes. A code for another account ends. A code for the
 * same account stays while it is valid, because it may be in the biography already.
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

/** Ends the code, because the user has another account now. */
export async function dropCode({ db }: Ctx, userId: string): Promise<void> {
  await db.deleteFrom('instagram_code').where('user_id', '=', userId).execute();
}

/** Whether a biography contains the code, in any case and on one line or several. */
export function containsCode(biography: string, code: string): boolean {
  return biography.toUpperCase().includes(code);
}

function newCode(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
