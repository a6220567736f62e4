import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aBusyCampaign, aCampaign, anApplication, at, later } from '#tests/people.ts';
import type { Ctx } from '../ctx.ts';
import {
  type CampaignStatus,
  type CampaignTransition,
  campaignTransitions,
  transitionNames,
} from './campaign.ts';
import { changeCampaignStatus } from './change-campaign-status.server.ts';

const db = await testDatabase();

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

test.each(transitionNames)(
  '%s changes the status, with an event, a new version and the time of the change',
  async (transition) => {
    const { from, to } = campaignTransitions[transition];
    const brand = await aBrand(db);
    const id = await aCampaignThatIs(from, brand);
    const before = await rowOf(id);
    const tomorrow = later(brand, 1);
    await changeCampaignStatus(tomorrow, id, transition);
    expect(await rowOf(id)).toEqual({
      ...before,
      status: to,
      version: before.version + 1,
      updated_at: tomorrow.now,
      published_at: transition === 'publish' ? tomorrow.now : before.published_at,
    });
    expect((await eventsNamed('campaign.moved')).at(-1)).toMatchObject({
      actor_id: brand.actor?.id,
      subject: { campaignId: id, from, to },
      created_at: tomorrow.now,
    });
  },
);

test('refuses another brand’s campaign like an unknown one', async () => {
  const id = await aCampaign(await aBrand(db));
  const stranger = await aBrand(db);
  for (const campaignId of [id, 'campaign-none']) {
    const cancel = changeCampaignStatus(stranger, campaignId, 'cancel');
    await expect(cancel).rejects.toThrow('campaign.not_found');
  }
  expect((await rowOf(id)).status).toBe('active');
});

describe('publishing', () => {
  test('requires the first time slot of a venue, and none without a venue', async () => {
    const brand = await aBrand(db);
    const noSlot = { slot1: { start: '', end: '' } };
    const venue = await aCampaign(brand, noSlot, 'draft');
    await expect(changeCampaignStatus(brand, venue, 'publish')).rejects.toThrow('campaign.slot_required');
    const remote = await aCampaign(brand, { ...noSlot, collaborationType: 'remote' });
    expect([(await rowOf(venue)).status, (await rowOf(remote)).status]).toEqual(['draft', 'active']);
  });

  test('counts the second time slot as the first if it is the only one', async () => {
    const brand = await aBrand(db);
    const onlySlot2 = { slot1: { start: '', end: '' }, slot2: { start: '11:00', end: '12:00' } };
    const id = await aCampaign(brand, onlySlot2, 'draft');
    await changeCampaignStatus(brand, id, 'publish');
    expect((await rowOf(id)).status).toBe('active');
  });

  test('is possible until midnight in Paris on the end date, and not after', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, { endDate: '2026-06-20' }, 'draft');
    const late = changeCampaignStatus(at(brand, '2026-06-20T22:00:00Z'), id, 'publish');
    await expect(late).rejects.toThrow('campaign.end_is_past');
    await changeCampaignStatus(at(brand, '2026-06-20T21:59:59Z'), id, 'publish');
    expect((await rowOf(id)).status).toBe('active');
  });

  test('succeeds once in 32 parallel attempts', async () => {
    const brand = await aBrand(db);
    const id = await aCampaign(brand, {}, 'draft');
    // Opens all connections of the pool. Otherwise the attempts below would not run in parallel.
    await Promise.all(Array.from({ length: 10 }, () => rowOf(id)));
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
    const change = changeCampaignStatus(dayAfter, id, transition);
    await expect(change).rejects.toThrow('campaign.move_not_allowed');
  }
  await changeCampaignStatus(dayAfter, id, 'complete');
  expect((await rowOf(id)).status).toBe('completed');
  expect((await eventsNamed('campaign.moved')).slice(-2)).toMatchObject([
    { actor_id: null, subject: { from: 'active', to: 'ended' } },
    { actor_id: brand.actor?.id, subject: { from: 'ended', to: 'completed' } },
  ]);
});

test.each(['end', 'cancel'] as const)(
  '%s ends the pending and accepted applications, and leaves every decision unchanged',
  async (transition) => {
    const { brand, campaignId, accepted, pending } = await aBusyCampaign(db);
    const elsewhere = await aCampaign(brand);
    await anApplication(pending, elsewhere);
    const tomorrow = later(brand, 1);
    await changeCampaignStatus(tomorrow, campaignId, transition);

    const applications = await db.kysely
      .selectFrom('application')
      .innerJoin('influencer', 'influencer.id', 'application.influencer_id')
      .select(['full_name', 'status', 'decision', 'decided_at', 'ended_at'])
      .execute();
    const noDecision = { decision: null, decided_at: null };
    const ended = { status: 'ended', ended_at: tomorrow.now };
    const expected = [
      { full_name: 'Léa', ...ended, decision: 'accepted', decided_at: brand.now },
      { full_name: 'Omar', status: 'declined', decision: 'declined', decided_at: brand.now, ended_at: null },
      { full_name: 'Jade', ...ended, ...noDecision },
      { full_name: 'Jade', status: 'pending', ...noDecision, ended_at: null },
    ];
    expect(new Set(applications)).toEqual(new Set(expected));
    const events = await eventsNamed('application.ended');
    expect(events).toHaveLength(2);
    expect(new Set(events.map(({ subject }) => subject.influencerId))).toEqual(
      new Set([accepted.influencerId, pending.influencerId]),
    );
  },
);
