import { sql } from 'kysely';
import { countAttempt } from '../accounts/limits.server.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { enqueue } from '../jobs.server.ts';
import { Refusal } from '../refusal.ts';

const LIFETIME_MS = 10 * 60_000;
const MAX_TRIES = 5;

/**
 * Sends the actor a code of six digits, valid for 10 minutes. A new code replaces the earlier code. The job derives the
 * code from its id and the secret of the site, so that the row of the job does not contain the code. Refuses above 10
 * codes an hour with `activity.wait_an_hour`.
 */
export async function requestSigningCode(ctx: Ctx): Promise<void> {
  const { id } = requireActor(ctx);
  await countAttempt(ctx, 'signing-code:account', id);
  await act(ctx, (ctx) => enqueue(ctx, 'mail.signing_code', { userId: id }));
}

/**
 * Stores the HMAC of the job's code, so that the table does not contain the code. Returns the code. A retry of the job
 * returns the same code, because the first email may have arrived: the code is then valid for 10 more minutes, but gets
 * no more tries. Returns null if this code was used or tried five times.
 */
export async function makeSigningCode(
  ctx: Pick<Ctx, 'db' | 'services' | 'now'>,
  { userId, jobId }: { userId: string; jobId: string },
): Promise<string | null> {
  const code = codeOf(ctx, userId, jobId);
  const values = {
    code: sealed(ctx, userId, code),
    sent_at: ctx.now,
    expires_at: new Date(ctx.now.getTime() + LIFETIME_MS),
  };
  const { tries } = await ctx.db
    .insertInto('signing_code')
    .values({ user_id: userId, tries: 0, ...values })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...values,
        tries: sql<number>`case when signing_code.code = excluded.code then signing_code.tries else 0 end`,
      }),
    )
    .returning('tries')
    .executeTakeFirstOrThrow();
  return tries < MAX_TRIES ? code : null;
}

/** Marks the person's code as used. The row stays, so that a retry of the job does not make the code valid again. */
export async function expireSigningCode({ db }: Pick<Ctx, 'db'>, userId: string): Promise<void> {
  await db.updateTable('signing_code').set({ tries: MAX_TRIES }).where('user_id', '=', userId).execute();
}

/**
 * Checks the actor's code. `writeSignature` later marks the code as used. Refuses with `contract.code_expired` on
 * `emailCode` after 10 minutes, after the code was used, and after five wrong attempts. Refuses any other wrong code
 * with `account.wrong_code`. Callers must not be inside a transaction: a rollback would undo the count.
 */
export async function checkSigningCode(ctx: Ctx, typed: string): Promise<void> {
  const { id } = requireActor(ctx);
  const code = sealed(ctx, id, typed.replaceAll(/\s/g, ''));
  const row = await ctx.db
    .updateTable('signing_code')
    .set({ tries: sql<number>`tries + case when code = ${code} then 0 else 1 end` })
    .where('user_id', '=', id)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', ctx.now)
    .returning('code')
    .executeTakeFirst();
  if (!row) throw new Refusal('input.invalid', { emailCode: 'contract.code_expired' });
  if (row.code !== code) throw new Refusal('input.invalid', { emailCode: 'account.wrong_code' });
}

const sealed = ({ services }: Pick<Ctx, 'services'>, userId: string, code: string) =>
  services.contractSigning.signatureOf(`code ${userId} ${code}`);

/** The number is 48 bits long, so all codes are equally likely. Only the server knows the secret. */
function codeOf({ services }: Pick<Ctx, 'services'>, userId: string, jobId: string): string {
  const digest = Buffer.from(
    services.contractSigning.signatureOf(`emailed code ${userId} ${jobId}`),
    'base64url',
  );
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}
