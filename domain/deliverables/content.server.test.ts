import { describe, expect, it } from 'vitest';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { aDeal, deals, smallTerms } from '#tests/deals.ts';
import { aBrand, anInfluencer, anUpload, at, later } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { blockAccount } from '../blocks/block-account.server.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { findFirstContent } from '../reports/find-content-lines.server.ts';
import type { TermsLine } from '../terms/terms.ts';
import type { ContentIntent } from './content.ts';
import { findContent } from './find-content.server.ts';

const db = await testDatabase();

/** A running deal with a post and a story. `send` sends a form for the post and returns the changed post. */
async function aPost(terms = smallTerms, options = {}) {
  const deal = await aDealWithContent(db, terms, options);
  const [id = '', storyId = ''] = deal.deliverableIds;
  const { dealId } = deal;
  const find = async (person: Ctx = deal.brand) => findContent(person, dealId, id);
  const send = async (person: Ctx, intent: ContentIntent, form: object = {}) => {
    await sendContent(person, dealId, id, { ...someForms[intent](), ...form });
    return (await find(person)).deliverable;
  };
  return { ...deal, id, storyId, find, send };
}

it('a draft is handed in, changed, approved, published and confirmed', async () => {
  const { brand, influencer, send, find } = await aPost();
  expect(await send(influencer, 'submit')).toMatchObject({ status: 'submitted', approveBy: '2026-06-22' });
  expect(await find(brand)).toMatchObject({
    may: { ask: true, approve: true, submit: false, drop: false },
    roundsLeft: 1,
  });
  expect(await send(brand, 'ask')).toMatchObject({
    status: 'changes_asked',
    rounds: 1,
    changeBy: '2026-06-20',
  });
  await send(influencer, 'submit', { caption: '  Brighter\nnow  ', note: 'As you asked.' });
  expect(await send(brand, 'approve', { seq: 2 })).toMatchObject({ status: 'approved', approvedBy: 'brand' });
  expect(await send(influencer, 'publish', { url: 'instagram.com/reel/Cxyz123?igsh=1#a' })).toMatchObject({
    status: 'live',
    postUrl: 'https://www.instagram.com/p/Cxyz123/',
    confirmBy: '2026-06-18',
  });
  expect(await send(brand, 'confirm')).toMatchObject({ status: 'confirmed', confirmedBy: 'brand' });
  expect((await find()).submissions).toMatchObject([
    {
      seq: 1,
      caption: 'At table',
      note: '',
      files: [],
      remarks: [{ file: null, text: 'Brighter, please.' }],
    },
    { seq: 2, caption: 'Brighter\nnow', note: 'As you asked.', remarks: [] },
  ]);
  const checks = await db.kysely.selectFrom('post_check').select(['method', 'outcome']).execute();
  expect(checks).toEqual([{ method: 'brand', outcome: 'found' }]);
});

it('the last confirmed or dropped content closes the deal', async () => {
  const { brand, influencer, dealId, storyId, send } = await aPost();
  await sendContent(influencer, dealId, storyId, someForms.drop());
  expect(await deals(db)).toMatchObject([{ status: 'running' }]);
  await send(influencer, 'submit');
  await send(brand, 'approve');
  await send(influencer, 'publish');
  await send(brand, 'confirm');
  expect(await deals(db)).toMatchObject([{ status: 'closed', close_reason: 'done', closed_by: null }]);
  await expect(sendContent(brand, dealId, storyId, someForms.drop())).rejects.toThrow(
    'deal.move_not_allowed',
  );
});

describe('ask for changes', () => {
  it('is refused once the agreed rounds are used up', async () => {
    const { brand, influencer, send, find } = await aPost();
    await send(influencer, 'submit');
    await send(brand, 'ask');
    await send(influencer, 'submit');
    await expect(send(brand, 'ask', { seq: 2 })).rejects.toThrow('deliverable.no_rounds_left');
    expect(await find()).toMatchObject({ roundsLeft: 0, may: { ask: false, approve: true } });
  });

  it('answers the newest draft only, as approving does', async () => {
    const { brand, influencer, send } = await aPost();
    await send(influencer, 'submit');
    for (const intent of ['ask', 'approve'] as const)
      await expect(send(brand, intent, { seq: 2 })).rejects.toThrow('deliverable.move_not_allowed');
  });
});

it('approving leaves at least five days for publication, by the brand or by silence', async () => {
  for (const [moment, publishBy] of [
    ['2026-12-19T10:00:00Z', '2026-12-24'],
    ['2026-12-20T10:00:00Z', '2026-12-25'],
  ] as const) {
    const { brand, influencer, send } = await aPost();
    await send(influencer, 'submit');
    await db.kysely.updateTable('deliverable').set({ approve_by: '2026-12-20' }).execute();
    expect(await send(at(brand, moment), 'approve')).toMatchObject({ status: 'approved', publishBy });
  }
  const { brand, influencer, send, find } = await aPost();
  await send(influencer, 'submit');
  await db.kysely.updateTable('deliverable').set({ approve_by: '2026-12-20' }).execute();
  expect((await find(at(brand, '2026-12-21T10:00:00Z'))).deliverable).toMatchObject({
    approvedBy: 'silence',
    publishBy: '2026-12-26',
  });
});

it('a draft or a changed version that comes late stays late, also if the approval moves the day', async () => {
  // The draft is due on December 12, and a changed version five days after the brand asked for changes.
  for (const [submitted, changed, submittedLate] of [
    ['2026-12-12T22:00:00Z', '2026-12-17T22:00:00Z', false],
    ['2026-12-12T23:00:00Z', '2026-12-13T10:00:00Z', true],
    ['2026-12-12T22:00:00Z', '2026-12-17T23:00:00Z', true],
  ] as const) {
    const { brand, influencer, send } = await aPost();
    await send(at(influencer, submitted), 'submit');
    await send(at(brand, '2026-12-12T22:30:00Z'), 'ask');
    await send(at(influencer, changed), 'submit');
    expect(await send(at(brand, changed), 'approve', { seq: 2 })).toMatchObject({ submittedLate });
  }
});

it('a post that came during a pause is on time until and after its confirmation, if it was due in the pause', async () => {
  const [line, other] = smallTerms.lines as [TermsLine, TermsLine];
  const free = { ...line, needsBenefit: false };
  const terms = { ...smallTerms, lines: [free, other], draftFirst: false, revisions: 0, submitBy: null };
  // The post is due on December 20.
  for (const [paused_on, publishBy, isOnTime] of [
    ['2026-12-20', '2026-12-22', true],
    ['2026-12-21', '2026-12-21', false],
  ] as const) {
    const { brand, influencer, campaignId, dealId, send } = await aPost(terms, { isGiftOwed: true });
    await setShipment(db, dealId, { ...shipmentsBy.problem, paused_on });
    const isShownOnTime = async () => {
      const { lines } = await findFirstContent(brand, campaignId, 1);
      return lines[0]?.isOnTime;
    };
    await send(at(influencer, '2026-12-22T10:00:00Z'), 'publish');
    expect(await isShownOnTime()).toBe(isOnTime);
    expect(await send(at(brand, '2026-12-23T10:00:00Z'), 'confirm')).toMatchObject({ publishBy });
    expect(await isShownOnTime()).toBe(isOnTime);
  }
});

describe('object', () => {
  it('leads back to publication, with at least five days, and once', async () => {
    const { brand, influencer, send, find } = await aPost();
    await send(influencer, 'submit');
    await send(brand, 'approve');
    const url = 'https://www.instagram.com/p/Same123/';
    const screenshot = await anUpload(influencer, 'image', 'content');
    await send(influencer, 'publish', { url, files: [screenshot] });
    expect((await find()).screenshots).toMatchObject([{ id: screenshot }]);
    const late = at(brand, '2026-12-20T10:00:00Z');
    await db.kysely.updateTable('deliverable').set({ confirm_by: '2026-12-22' }).execute();
    expect(await send(late, 'object')).toMatchObject({
      status: 'approved',
      objection: 'The name of the house is missing.',
      publishBy: '2026-12-25',
    });
    // An edited post has the same address.
    await send(at(influencer, '2026-12-20T11:00:00Z'), 'publish', { url });
    expect((await find()).screenshots).toEqual([]);
    await expect(send(late, 'object')).rejects.toThrow('deliverable.already_objected');
  });

  it('leaves a late post late, also if it is published again in time', async () => {
    // The post is due on December 20.
    for (const [moment, latePart] of [
      ['2026-12-20T22:00:00Z', null],
      ['2026-12-20T23:00:00Z', 'earlier_post'],
    ] as const) {
      const { brand, influencer, campaignId, send } = await aPost();
      await send(influencer, 'submit');
      await send(brand, 'approve');
      await send(at(influencer, moment), 'publish');
      await send(at(brand, moment), 'object');
      await send(at(influencer, '2026-12-21T10:00:00Z'), 'publish');
      const { lines } = await findFirstContent(brand, campaignId, 1);
      expect(lines).toMatchObject([{ publishedOn: '2026-12-21', isOnTime: latePart === null, latePart }]);
    }
  });
});

describe('drop', () => {
  it('is open to the brand seven days after the deadline of the influencer', async () => {
    const { brand, send, find } = await aPost();
    await expect(send(at(brand, '2026-12-18T22:00:00Z'), 'drop')).rejects.toThrow('deliverable.not_late');
    const late = at(brand, '2026-12-18T23:00:00Z');
    expect((await find(late)).may.drop).toBe(true);
    expect(await send(late, 'drop')).toMatchObject({ status: 'dropped', droppedBy: 'brand' });
  });

  it('is closed to the brand while the content waits for the gift', async () => {
    const { brand, influencer, send } = await aPost(smallTerms, { isGiftOwed: true });
    await expect(send(later(brand, 300), 'drop')).rejects.toThrow('deliverable.not_late');
    expect(await send(influencer, 'drop')).toMatchObject({ status: 'dropped', droppedBy: 'influencer' });
  });

  it('is open to the brand while the influencer is suspended, but not while a draft waits for its answer', async () => {
    const { brand, influencer, send, find } = await aPost();
    await send(influencer, 'submit');
    await db.kysely
      .updateTable('app_user')
      .set({ suspended_at: brand.now })
      .where('id', '=', requireActor(influencer).id)
      .execute();
    await expect(send(brand, 'drop')).rejects.toThrow('deliverable.not_late');
    await send(brand, 'approve');
    expect((await find(brand)).may.drop).toBe(true);
    expect(await send(brand, 'drop')).toMatchObject({ status: 'dropped', droppedBy: 'brand' });
  });
});

it('content that needs the gift waits for it', async () => {
  const { influencer, send, find } = await aPost(smallTerms, { isGiftOwed: true });
  await expect(send(influencer, 'submit')).rejects.toThrow('deliverable.must_wait');
  expect(await find(influencer)).toMatchObject({ mustWait: true, may: { submit: false, drop: true } });
  const received = { status: 'received', received_at: influencer.now } as const;
  await db.kysely.updateTable('shipment').set(received).execute();
  expect(await find(influencer)).toMatchObject({ mustWait: false, may: { submit: true } });
  await send(influencer, 'submit');
});

describe('publish', () => {
  const noDraft = { ...smallTerms, draftFirst: false, revisions: 0, submitBy: null };

  it('needs no draft if none is agreed', async () => {
    const { influencer, send, find } = await aPost(noDraft);
    expect((await find(influencer)).may).toMatchObject({ submit: false, publish: true });
    await expect(send(influencer, 'submit')).rejects.toThrow('deliverable.move_not_allowed');
    expect(await send(influencer, 'publish')).toMatchObject({ status: 'live' });
  });

  it('needs the mention, a link for a post, and a screenshot for a story', async () => {
    const { influencer, dealId, storyId, send } = await aPost(noDraft);
    const refused = async (run: Promise<unknown>, fields: object) =>
      expect(await run.catch((error: unknown) => error)).toMatchObject({ fields });
    await refused(send(influencer, 'publish', { hasMention: false }), {
      hasMention: 'post.mention_required',
    });
    await refused(send(influencer, 'publish', { url: '' }), { url: 'post.url_invalid' });
    await refused(send(influencer, 'publish', { url: 'https://youtu.be/dQw4w9WgXcQ' }), {
      url: 'post.url_invalid',
    });
    for (const url of ['', 'https://www.instagram.com/stories/lea.table/3141592653589793238/'])
      await refused(sendContent(influencer, dealId, storyId, { ...someForms.publish(), url }), {
        files: 'post.screenshot_required',
      });
  });

  it('refuses a link that counts for another deliverable or another deal', async () => {
    const first = await aPost(noDraft);
    const other = await aPost(noDraft);
    const url = 'https://www.instagram.com/p/Taken12/';
    await first.send(first.influencer, 'publish', { url });
    await expect(other.send(other.influencer, 'publish', { url })).rejects.toThrow('post.already_used');
    await other.send(other.influencer, 'publish');
  });
});

it('does not exist for other people, before and after the end of the deal, nor in another deal', async () => {
  const { brand, influencer, dealId, storyId, id, find, send } = await aPost();
  const strangers = [await aBrand(db), await anInfluencer(db)];
  const expectNoContent = async () => {
    for (const stranger of strangers) await expect(find(stranger)).rejects.toThrow('deal.not_found');
    await expect(find({ ...brand, actor: null })).rejects.toThrow('session.required');
  };
  await send(influencer, 'submit');
  await expectNoContent();
  for (const stranger of strangers)
    await expect(sendContent(stranger, dealId, id, someForms.drop())).rejects.toThrow('deal.not_found');
  const other = await aPost();
  await expect(findContent(brand, dealId, other.id)).rejects.toThrow('deliverable.not_found');
  await expect(sendContent(brand, dealId, other.id, someForms.drop())).rejects.toThrow(
    'deliverable.not_found',
  );
  await sendContent(influencer, dealId, storyId, someForms.drop());
  await send(brand, 'ask');
  await send(influencer, 'drop');
  expect((await find(brand)).deal.status).toBe('closed');
  await expectNoContent();
});

it('is refused before both sides have signed, and to people who have blocked the other side', async () => {
  const unsigned = await aDeal(db);
  const drop = sendContent(unsigned.brand, unsigned.dealId, 'deliverable-none', someForms.drop());
  await expect(drop).rejects.toThrow('deal.move_not_allowed');
  const { brand, influencer, ids, send } = await aPost();
  await send(influencer, 'submit');
  await blockAccount(brand, 'influencer', ids.influencerId);
  await expect(send(brand, 'approve')).rejects.toThrow('block.active');
});
