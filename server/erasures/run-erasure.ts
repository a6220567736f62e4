import { findAddressee } from '#domain/accounts/find-addressee.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { eraseAccount } from '#domain/erasures/erase-account.server.ts';
import { findAddressesOf, findNamesOf } from '#domain/erasures/find-erasure.server.ts';
import { erasedEmail } from '#server/email/erasure-emails.ts';
import { inLanguage } from '#server/http/current-request.ts';
import { log } from '#services/log.ts';
import { writeErasedList } from './erased-list.ts';

/**
 * Erases an account that is due, and sends the person a last email. The email is not retried, because the erasure
 * removes the address.
 */
export async function runErasure(
  ctx: Ctx,
  userId: string,
  { messageId, dataDir }: { messageId: string; dataDir: string },
): Promise<void> {
  const { mail } = ctx.services;
  const person = await findAddressee(ctx, { userId });
  const texts = [...(await findAddressesOf(ctx, userId)), ...(await findNamesOf(ctx, userId))];
  if (!person) return;
  // Deletes email files before the erasure, because a retry after a crash could no longer find the erased names and
  // addresses. The second deletion removes the file of the last email.
  await mail.forget(texts);
  if (!(await eraseAccount(ctx, userId))) return;
  await writeErasedList(ctx, dataDir);
  const email = inLanguage(person.language, () => erasedEmail(person));
  await mail
    .send({ to: person.email, ...email, messageId })
    .catch((error: unknown) => log.error('the last email to an erased account failed', { error }));
  await mail.forget(texts);
}

export async function removeErasedFiles(ctx: Ctx, keys: readonly string[]): Promise<void> {
  for (const key of keys) await ctx.services.files.remove(key);
}
