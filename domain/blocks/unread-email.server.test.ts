import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { later, twoWhoMet } from '#tests/people.ts';
import { sendMessage } from '../conversations/send-message.server.ts';
import { requireActor } from '../ctx.ts';
import { claimUnread } from '../notifications/claim-unread.server.ts';
import { findUnreadEmail } from '../notifications/find-emails.server.ts';
import { blockAccount } from './block-account.server.ts';

const db = await testDatabase();

it('emails the blocker no earlier message, neither before nor after the email is queued', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await sendMessage(influencer, conversationId, { id: randomUUID(), content: 'Before' });
  const userId = requireActor(brand).id;
  const conversations = [{ conversationId, after: 0, upTo: 1 }];
  const email = () => findUnreadEmail(brand, { userId, letterId: 'letter', conversations });
  expect(await email()).toMatchObject({ conversations: [{ messages: [{ content: 'Before' }] }] });
  await blockAccount(brand, 'influencer', influencer.influencerId);
  expect(await email()).toBeNull();
  await claimUnread(later(brand, 1));
  const mails = await db.kysely.selectFrom('job').select('id').where('name', '=', 'mail.unread').execute();
  expect(mails).toEqual([]);
});
