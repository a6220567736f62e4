import { site } from '#site';
import type { Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import type { NotificationKind } from '../notifications/notification.ts';
import type { ConsentWay } from './consent.ts';

interface EmailChoice {
  kind: NotificationKind;
  given: boolean;
}

/**
 * Adds choices about emails to the log of consents, with the date of the legal notice in force. Callers must be inside
 * the transaction that saves the choices, and pass only choices that change something.
 */
export async function logEmailChoices(
  { db, now }: Ctx,
  userId: string,
  way: ConsentWay,
  choices: readonly EmailChoice[],
): Promise<void> {
  if (choices.length === 0) return;
  await db
    .insertInto('consent_entry')
    .values(
      choices.map(({ kind, given }) => ({
        id: newId('consent'),
        user_id: userId,
        subject: `email.${kind}`,
        version: site.legal.changed,
        given,
        way,
        created_at: now,
      })),
    )
    .execute();
}
