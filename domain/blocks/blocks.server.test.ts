import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import {
  aBrand,
  aCampaign,
  anApplication,
  anInfluencer,
  anUpload,
  later,
  type Person,
  twoWhoMet,
} from '#tests/people.ts';
import { originWith, someStaff } from '#tests/staff.ts';
import { decideReport } from '../abuse-reports/decide-report.server.ts';
import { reportAbuse } from '../abuse-reports/report-abuse.server.ts';
import { findApplicants } from '../applications/find-applicants.server.ts';
import { findOwnApplications } from '../applications/find-applications.server.ts';
import { withdrawApplication } from '../applications/withdraw-application.server.ts';
import { findCampaigns } from '../campaigns/find-campaigns.server.ts';
import { findAllCampaigns } from '../campaigns/find-open-campaigns.server.ts';
import { contactInfluencer } from '../contact/contact-influencer.server.ts';
import {
  findConversation,
  findLastSeqs,
  findMessagesAfter,
} from '../conversations/find-conversation.server.ts';
import { findInbox } from '../conversations/find-inbox.server.ts';
import { findUnread } from '../conversations/find-unread.server.ts';
import { sendMessage } from '../conversations/send-message.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { selectPersonalRows } from '../exports/select-personal-rows.server.ts';
import { findPrivatePart } from '../files/find-file.server.ts';
import { noFilters } from '../influencers/browse-filters.ts';
import { findInfluencers } from '../influencers/find-influencers.server.ts';
import { findOpenInvitations } from '../invitations/find-received-invitations.server.ts';
import { inviteInfluencer } from '../invitations/invite-influencer.server.ts';
import { claimUnread } from '../notifications/claim-unread.server.ts';
import { blockAccount } from './block-account.server.ts';
import { findBlockable } from './find-blockable.server.ts';
import { findBlocked } from './find-blocked.server.ts';
import { unblockAccount } from './unblock-account.server.ts';

const db = await testDatabase();

type Influencer = Person & { influencerId: string };
const send = (ctx: Ctx, conversationId: string, content: string, files: string[] = []) =>
  sendMessage(ctx, conversationId, { id: randomUUID(), content, files });
const companyOf = async (brand: Ctx): Promise<string> =>
  (
    await db.kysely
      .selectFrom('company')
      .select('id')
      .where('user_id', '=', requireActor(brand).id)
      .executeTakeFirstOrThrow()
  ).id;
const blockInfluencer = (brand: Ctx, { influencerId }: Influencer) =>
  blockAccount(brand, 'influencer', influencerId);
const blockBrand = async (influencer: Ctx, brand: Ctx) =>
  blockAccount(influencer, 'company', await companyOf(brand));
const notificationsOf = async (ctx: Ctx) => {
  const listed = db.kysely.selectFrom('notice').where('listed', '=', true);
  const rows = await listed.select('kind').where('user_id', '=', requireActor(ctx).id).execute();
  return rows.map(({ kind }) => kind);
};
const contentsOf = async (ctx: Ctx, conversationId: string) =>
  (await findConversation(ctx, conversationId)).messages.map(({ content }) => content);

describe('blockAccount', () => {
  it('stores one block for 16 parallel calls, and only the blocker finds it', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    await Promise.all(Array.from({ length: 16 }, () => blockInfluencer(brand, influencer)));
    expect(await findBlocked(brand)).toMatchObject([{ id: influencer.influencerId, name: 'Léa Dubois' }]);
    expect(await findBlocked(influencer)).toEqual([]);
    expect(await findBlockable(influencer, 'company', await companyOf(brand))).toMatchObject({
      isBlocked: false,
    });
    expect(await notificationsOf(influencer)).toEqual([]);
    await unblockAccount(brand, 'influencer', influencer.influencerId);
    expect(await findBlocked(brand)).toEqual([]);
  });

  it('refuses accounts of the own side, unknown ones and profiles without an account', async () => {
    const [brand, influencer, other] = [await aBrand(db), await anInfluencer(db), await anInfluencer(db)];
    const refused = 'block.not_found';
    await expect(blockAccount(influencer, 'influencer', other.influencerId)).rejects.toThrow(refused);
    await expect(blockAccount(brand, 'company', await companyOf(brand))).rejects.toThrow(refused);
    await expect(blockAccount(brand, 'influencer', 'influencer-none')).rejects.toThrow(refused);
    await db.kysely
      .updateTable('influencer')
      .set({ user_id: null })
      .where('id', '=', other.influencerId)
      .execute();
    await expect(blockAccount(brand, 'influencer', other.influencerId)).rejects.toThrow(refused);
  });
});

describe('a conversation after a block', () => {
  it.each(['brand', 'influencer'] as const)(
    'hides from the %s what the blocked side writes',
    async (side) => {
      const { brand, influencer, conversationId } = await twoWhoMet(db);
      const [blocker, blocked] = side === 'brand' ? [brand, influencer] : [influencer, brand];
      await send(blocked, conversationId, 'Before');
      if (side === 'brand') await blockInfluencer(brand, influencer);
      else await blockBrand(influencer, brand);
      const before = await notificationsOf(blocker);
      const written = await send(blocked, conversationId, 'During');

      expect(await contentsOf(blocked, conversationId)).toEqual(['Before', 'During']);
      expect(written).toMatchObject({ seq: 2, content: 'During' });
      expect(await findConversation(blocked, conversationId)).toMatchObject({
        isBlocked: false,
        isWritable: true,
      });
      expect(await findConversation(blocker, conversationId)).toMatchObject({ isBlocked: true });
      expect(await contentsOf(blocker, conversationId)).toEqual(['Before']);
      expect((await findInbox(blocker)).entries[0]?.last?.content).toBe('Before');
      expect((await findInbox(blocked)).entries[0]?.last?.content).toBe('During');
      const readerId = requireActor(blocker).id;
      expect(await findUnread(blocker, readerId)).toMatchObject({ total: 1, newest: { content: 'Before' } });
      expect(await notificationsOf(blocker)).toEqual(before);
      expect(await findMessagesAfter(blocker, { conversationId, readerId }, 1, 10)).toEqual([]);
      expect(await findLastSeqs(blocker, [conversationId])).toContainEqual({
        conversationId,
        readerId,
        lastSeq: 1,
      });
    },
  );

  it('emails the blocker nothing, and refuses the blocker’s own messages', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    await blockInfluencer(brand, influencer);
    await send(influencer, conversationId, 'During');
    await expect(send(brand, conversationId, 'Hello')).rejects.toThrow('block.active');
    expect(await notificationsOf(brand)).not.toContain('message');
    await claimUnread(later(brand, 1));
    const mails = await db.kysely.selectFrom('job').select('id').where('name', '=', 'mail.unread').execute();
    expect(mails).toEqual([]);
  });

  it('keeps hidden messages hidden after the end of the block, and shows new ones', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    await blockInfluencer(brand, influencer);
    await send(influencer, conversationId, 'During');
    await unblockAccount(brand, 'influencer', influencer.influencerId);
    await send(influencer, conversationId, 'After');
    expect(await contentsOf(brand, conversationId)).toEqual(['After']);
    expect(await contentsOf(influencer, conversationId)).toEqual(['During', 'After']);
    expect((await findConversation(brand, conversationId)).hasOlder).toBe(false);
  });

  it('serves a file of a hidden message only to its sender', async () => {
    const { brand, influencer, conversationId } = await twoWhoMet(db);
    const upload = async () => {
      const id = await anUpload(influencer, 'image', 'attachment');
      await db.kysely
        .updateTable('file')
        .set({ variants: ['original'] })
        .where('id', '=', id)
        .execute();
      return id;
    };
    const [shown, hidden] = [await upload(), await upload()];
    await send(influencer, conversationId, '', [shown]);
    await blockInfluencer(brand, influencer);
    await send(influencer, conversationId, '', [hidden]);
    await findPrivatePart(brand, shown, 'original');
    await findPrivatePart(influencer, hidden, 'original');
    await expect(findPrivatePart(brand, hidden, 'original')).rejects.toThrow('file.not_found');
  });
});

it('leaves a block and hidden messages out of the export of the other side', async () => {
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  await blockInfluencer(brand, influencer);
  await send(influencer, conversationId, 'During');
  const tablesOf = async (ctx: Ctx) =>
    (await selectPersonalRows(ctx, requireActor(ctx).id)).map(({ table }) => table);
  expect(await tablesOf(brand)).toContain('block');
  expect(await tablesOf(brand)).not.toContain('message');
  expect(await tablesOf(influencer)).not.toContain('block');
  expect(await tablesOf(influencer)).toContain('message');
});

describe('applications and invitations after a block', () => {
  it('hides pending and new applications from the brand, for which they stay pending', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    const [first, second] = [await aCampaign(brand), await aCampaign(brand)];
    await anApplication(influencer, first);
    await blockInfluencer(brand, influencer);
    await anApplication(influencer, second);
    for (const campaignId of [first, second]) {
      const { pending } = await findApplicants(brand, campaignId);
      expect(pending.people).toEqual([]);
    }
    const own = await findOwnApplications(influencer);
    expect(own.map(({ status }) => status)).toEqual(['pending', 'pending']);
    expect(await notificationsOf(brand)).toEqual([]);
    const { campaigns } = await findCampaigns(brand);
    expect(campaigns.map(({ applicants, pending, waiting }) => [applicants, pending, waiting])).toEqual([
      [0, 0, []],
      [0, 0, []],
    ]);
    await withdrawApplication(influencer, second);
    expect(await notificationsOf(brand)).toEqual([]);
  });

  it('shows the hidden applications after the end of the block, except those that staff hid', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    const [before, during, reported] = [
      await aCampaign(brand),
      await aCampaign(brand),
      await aCampaign(brand),
    ];
    await anApplication(influencer, before);
    const reportId = await reportAbuse(
      brand,
      { kind: 'application', id: await anApplication(influencer, reported) },
      { part: '', reason: 'scam', text: 'It promises a prize.' },
      { reporter: { name: 'Anne', email: 'anne@example.com' }, origin: originWith() },
    );
    await decideReport(await someStaff(db), reportId, {
      decision: 'hidden',
      ground: 'terms',
      statement: 'A prize that does not exist',
    });
    await blockInfluencer(brand, influencer);
    await anApplication(influencer, during);
    const pending = () =>
      Promise.all(
        [before, during, reported].map(async (id) => (await findApplicants(brand, id)).pending.total),
      );
    expect(await pending()).toEqual([0, 0, 0]);
    await unblockAccount(brand, 'influencer', influencer.influencerId);
    expect(await pending()).toEqual([1, 1, 0]);
  });

  it('refuses the invitation of a blocked brand with the code of a mute, and tells the blocker of the block', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    const campaignId = await aCampaign(brand);
    const { influencerId } = influencer;
    await inviteInfluencer(brand, influencerId, { campaignId, note: '' });
    await blockBrand(influencer, brand);
    expect((await findOpenInvitations(influencer, 5)).lines).toEqual([]);
    const other = await aCampaign(brand);
    await expect(inviteInfluencer(brand, influencerId, { campaignId: other, note: '' })).rejects.toThrow(
      'invitation.not_taken',
    );
    await expect(anApplication(influencer, other)).rejects.toThrow('block.active');
    expect((await findAllCampaigns(influencer, 1)).campaigns).toEqual([]);
    const stranger = await aBrand(db);
    await blockInfluencer(stranger, influencer);
    const third = await aCampaign(stranger);
    await expect(inviteInfluencer(stranger, influencerId, { campaignId: third, note: '' })).rejects.toThrow(
      'block.active',
    );
  });

  it('leaves blocked influencers out of the brand’s list, and shows them to others', async () => {
    const [brand, other, influencer] = [await aBrand(db), await aBrand(db), await anInfluencer(db)];
    await anInfluencer(db, 'Omar');
    await blockInfluencer(brand, influencer);
    const totalFor = async (ctx: Ctx) =>
      (await findInfluencers(ctx, noFilters, { page: 1, named: [] })).total;
    expect([await totalFor(brand), await totalFor(other)]).toEqual([1, 2]);
  });

  it('sends no contact email to an influencer who blocked the sender, and answers as usual', async () => {
    const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
    await db.kysely.updateTable('app_user').set({ email_verified: true }).execute();
    await blockBrand(influencer, brand);
    const input = { name: 'Anne', email: 'anne@example.com', subject: 'Hello', message: 'Hello' };
    await contactInfluencer(brand, influencer.influencerId, input);
    const jobs = await db.kysely.selectFrom('job').select('id').where('name', '=', 'mail.contact').execute();
    expect(jobs).toEqual([]);
    expect(await db.kysely.selectFrom('contact_request').select('id').execute()).toHaveLength(1);
  });
});
