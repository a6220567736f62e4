import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { decideApplication } from '../applications/decide-application.server.ts';
import type { Ctx } from '../ctx.ts';
import {
  type CampaignStatus,
  type CampaignTransition,
  campaignStatuses,
  campaignTransitions,
} from './campaign.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';

const db = await testDatabase();

const transitions = Object.keys(campaignTransitions) as CampaignTransition[];
const at = (ctx: Ctx, moment: string): Ctx => ({ ...ctx, now: new Date(moment) });

/** The transitions from a draft to each status. */
const transitionsTo: Record<CampaignStatus, CampaignTransition[]> = {
  draft: [],
  active: ['publish'],
  ended: ['publish', 'end'],
  completed: ['publish', 'end', 'complete'],
  canceled: ['publish', 'cancel'],
};

async function aCampaignThatIs(status: CampaignStatus, brand: Ctx): Promise<string> {
  const id = await aCampaign(brand, {}, 'draft');
  for (const transition of transitionsTo[status]) await changeCampaignStatus(brand, id, transition);
  return id;
}

const rowOf = (id: string) =>
  db.kysely.selectFrom('campaign').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const eventsNamed = (name: string) =>
  db.kysely.selectFrom('event').selectAll().where('name', '=', name).orderBy('id').execute();

describe.each(transitions)('%s', (transition) => {
  const { from, to } = campaignTransitions[transition];

  test(`changes ${from} to ${to}, with an event, a new version and the time of the change`, async () => {
    const brand = await aBrand(db);
    const id = await aCampaignThatIs(from, brand);
    const before = await rowOf(id);
    const later = at(brand, '2026-06-16T08:00:00Z');
    await changeCampaignStatus(later, id, transition);
    expect(await rowOf(id)).toEqual({
      ...before,
      status: to,
      version: before.version + 1,
      updated_at: later.now,
      published_at: transition === 'publish' ? later.now : before.published_at,
    });
    expect((await eventsNamed('campaign.moved')).at(-1)).toMatchObject({
      actor_id: brand.actor?.id,
      subject: { campaignId: id, from, to },
      created_at: later.now,
    });
  });

  test.each(campaignStatuses.filter((status) => status !== from))('is refused from %s', async (status) => {
    const brand = await aBrand(db);
    const id = await aCampaignThatIs(status, brand);
    const before = [await rowOf(id), await eventsNamed('campaign.moved')];
    await expect(changeCampaignStatus(brand, id, transition)).rejects.toMatchObject({
      code: 'campaign.move_not_allowed',
    });
    expect([await rowOf(id), await eventsNamed('campaign.moved')]).toEqual(before);
  });

  test('refuses another brand’s campaign like an unknown one', async () => {
    const id = await aCampaignThatIs(from, await aBrand(db));
    const stranger = await aBrand(db);
    await expect(changeCampaignStatus(stranger, id, transition)).rejects.toMatchObject({
      code: 'campaign.not_found',
    });
    await expect(changeCampaignStatus(stranger, 'campaign-none', transition)).rejects.toMatchObject({
      code: 'campaign.not_found',
    });
    expect((await rowOf(id)).status).toBe(from);
  });
});

describe('publishing', () => {
  const noSlot = { slot1: { start: '', end: '' } };

  test.each(['restaurant', 'hostel', 'physical'])(
    'requires the first time slot for %s',
    async (collaborationType) => {
      const brand = await aBrand(db);
      const id = await aCampaign(brand, { collaborationType, ...noSlot }, 'draft');
      await expect(changeCampaignStatus(brand, id, 'publish')).rejects.toMatchObject({
        code: 'campaign.slot_required',
      });
      expect((await rowOf(id)).status).toBe('draft');
    },
  );

  test('requires no time slot without a venue', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, { collaborationType: 'remote', ...noSlot }, 'draft');
    await changeCampaignStatus(brand, id, 'publish');
    expect((await rowOf(id)).status).toBe('active');
  });

  test('is possible until midnight in Paris on the end date, and not after', async () => {
    const brand = await aBrand(db);
    const late = await aCampaign(brand, { endDate: '2026-06-20' }, 'draft');
    await expect(
      changeCampaignStatus(at(brand, '2026-06-20T22:00:00Z'), late, 'publish'),
    ).rejects.toMatchObject({
      code: 'campaign.end_is_past',
    });
    await changeCampaignStatus(at(brand, '2026-06-20T21:59:59Z'), late, 'publish');
    expect((await rowOf(late)).status).toBe('active');
  });

  test('succeeds once in 32 parallel attempts', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, {}, 'draft');
    const tries = await Promise.allSettled(
      Array.from({ length: 32 }, () => changeCampaignStatus(brand, id, 'publish')),
    );
    const refused = tries.filter((each) => each.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as { code?: string }).code)).toEqual(
      Array.from({ length: 31 }, () => 'campaign.move_not_allowed'),
    );
    expect(await eventsNamed('campaign.moved')).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({ status: 'active', version: 2 });
  });
});

test('completes, and no longer cancels, a campaign past its end date before the scheduled job ran', async () => {
  const brand = await aBrand(db);
  const id = await aCampaign(brand, { endDate: '2026-06-20' });
  const dayAfter = at(brand, '2026-06-21T08:00:00Z');
  for (const transition of ['end', 'cancel'] as const) {
    await expect(changeCampaignStatus(dayAfter, id, transition)).rejects.toMatchObject({
      code: 'campaign.move_not_allowed',
    });
  }
  await anApplication(await anInfluencer(db), id);
  await changeCampaignStatus(dayAfter, id, 'complete');
  expect((await rowOf(id)).status).toBe('completed');
  expect((await eventsNamed('campaign.moved')).slice(-2)).toMatchObject([
    { actor_id: null, subject: { from: 'active', to: 'ended' } },
    { actor_id: brand.actor?.id, subject: { from: 'ended', to: 'completed' } },
  ]);
  expect(await eventsNamed('application.ended')).toHaveLength(1);
});

describe.each(['end', 'cancel'] as const)('%s', (transition) => {
  test('ends the pending and accepted applications, and leaves every decision unchanged', async () => {
    const brand = await aBrand(db);
    const campaignId = await aCampaign(brand);
    const elsewhere = await aCampaign(brand);
    const [pending, accepted, declined] = [
      await anInfluencer(db),
      await anInfluencer(db),
      await anInfluencer(db),
    ];
    for (const each of [pending, accepted, declined]) await anApplication(each, campaignId);
    await anApplication(pending, elsewhere);
    await decideApplication(brand, { campaignId, influencerId: accepted.influencerId, decision: 'accepted' });
    await decideApplication(brand, { campaignId, influencerId: declined.influencerId, decision: 'declined' });

    const later = at(brand, '2026-06-16T08:00:00Z');
    await changeCampaignStatus(later, campaignId, transition);

    const applications = await db.kysely
      .selectFrom('application')
      .select(['campaign_id', 'influencer_id', 'status', 'decision', 'decided_at', 'ended_at'])
      .execute();
    const of = (campaign: string, influencer: { influencerId: string }) =>
      applications.find((it) => it.campaign_id === campaign && it.influencer_id === influencer.influencerId);
    const untouched = { status: 'pending', decision: null, decided_at: null, ended_at: null };
    expect(of(campaignId, pending)).toMatchObject({ ...untouched, status: 'ended', ended_at: later.now });
    expect(of(campaignId, accepted)).toMatchObject({
      status: 'ended',
      decision: 'accepted',
      decided_at: brand.now,
      ended_at: later.now,
    });
    expect(of(campaignId, declined)).toMatchObject({
      status: 'declined',
      decision: 'declined',
      decided_at: brand.now,
      ended_at: null,
    });
    expect(of(elsewhere, pending)).toMatchObject(untouched);

    const ended = await eventsNamed('application.ended');
    expect(ended).toHaveLength(2);
    expect(new Set(ended.map(({ subject }) => subject.influencerId))).toEqual(
      new Set([pending.influencerId, accepted.influencerId]),
    );
  });
});
