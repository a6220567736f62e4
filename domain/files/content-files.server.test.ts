import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aSignedDeal } from '#tests/deals.ts';
import { aBrand, aCampaign, anApplication, anInfluencer, anUpload } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { act, type Ctx } from '../ctx.ts';
import { newId } from '../id.server.ts';
import { attachFiles } from './attach-files.server.ts';
import { findPrivatePart } from './find-file.server.ts';

const db = await testDatabase();

it('drafts and screenshots are found by the two sides of the deal alone, before and after its end', async () => {
  const { brand, influencer, campaignId, dealId } = await aSignedDeal(db);
  const deliverable = await db.kysely
    .selectFrom('deliverable')
    .select('id')
    .where('deal_id', '=', dealId)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirstOrThrow();
  const submission = { id: newId('submission'), deliverable_id: deliverable.id, seq: 1 };
  await db.kysely
    .insertInto('submission')
    .values({ ...submission, submitted_at: brand.now })
    .execute();
  const [draft, screenshot, unattached] = [
    await anUpload(influencer, 'video', 'content'),
    await anUpload(influencer, 'image', 'content'),
    await anUpload(influencer, 'image', 'content'),
  ];
  await db.kysely
    .updateTable('file')
    .set({ variants: ['film', 'small.webp'], name: 'Été.mp4', content_type: 'video/mp4' })
    .where('profile', '=', 'content')
    .execute();
  const attach = (id: string, to: string) =>
    act(influencer, (ctx) => attachFiles(ctx, [id], { profile: 'content', to }));
  await attach(draft, submission.id);
  await attach(screenshot, deliverable.id);

  const applicant = await anInfluencer(db);
  await anApplication(applicant, campaignId);
  const other = await aBrand(db);
  const elsewhere = await aSignedDeal(db);
  const strangers = [applicant, other, elsewhere.brand, elsewhere.influencer, await someStaff(db)];
  await aCampaign(other);
  const isFound = async (ctx: Ctx, id: string, part: string) =>
    findPrivatePart(ctx, id, part).then(
      ({ key }) => key === `private/${id}/${part}`,
      (error: Error) => error.message,
    );
  for (const status of ['running', 'closed'] as const) {
    if (status === 'closed')
      await db.kysely
        .updateTable('deal')
        .set({ status, close_reason: 'done', closed_at: brand.now })
        .where('id', '=', dealId)
        .execute();
    for (const part of ['film', 'small.webp']) {
      for (const id of [draft, screenshot]) {
        expect([await isFound(brand, id, part), await isFound(influencer, id, part)]).toEqual([true, true]);
        for (const stranger of [...strangers, { ...brand, actor: null }])
          expect(await isFound(stranger, id, part)).toBe('file.not_found');
      }
      expect(await isFound(influencer, unattached, part)).toBe(true);
      for (const reader of [brand, ...strangers])
        expect(await isFound(reader, unattached, part)).toBe('file.not_found');
    }
  }
  expect(await findPrivatePart(brand, draft, 'film')).toMatchObject({
    contentType: 'video/mp4',
    saveAs: null,
    shownAs: 'Été.mp4',
  });
});
