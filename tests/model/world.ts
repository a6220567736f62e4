import { deepStrictEqual } from 'node:assert';
import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { Refusal } from '#domain/refusal.ts';
import { aBrand, anInfluencer } from '#tests/people.ts';
import type { Model } from './model.ts';
import { tables } from './tables.ts';

export const BRANDS = 2;
export const INFLUENCERS = 3;

export interface Real {
  db: Database;
  brands: Ctx[];
  influencers: (Ctx & { influencerId: string })[];
  count: number;
  outcomes: Set<string>;
}

export async function aWorldToModel(db: Database): Promise<Real> {
  const several = <Person>(count: number, make: () => Promise<Person>) =>
    Promise.all(Array.from({ length: count }, make));
  return {
    db,
    brands: await several(BRANDS, () => aBrand(db)),
    influencers: await several(INFLUENCERS, () => anInfluencer(db)),
    count: 0,
    outcomes: new Set(),
  };
}

export async function clear({ db }: Real): Promise<void> {
  await db.kysely.deleteFrom('campaign').execute();
  await db.kysely.deleteFrom('event').execute();
}

export async function outcomeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return 'done';
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

export async function agree(model: Model, { db, influencers }: Real): Promise<void> {
  const campaigns = await db.kysely.selectFrom('campaign').select(['id', 'status', 'version']).execute();
  const applications = await db.kysely
    .selectFrom('application')
    .leftJoin('conversation', 'conversation.application_id', 'application.id')
    .select(['campaign_id', 'influencer_id', 'status', 'decision', 'conversation.id as conversation'])
    .execute();
  const stored = campaigns.map(({ id, status, version }) => ({
    id,
    status,
    version,
    applications: applications
      .filter((it) => it.campaign_id === id)
      .map((it) => `${it.influencer_id} ${it.status} ${it.decision} ${it.conversation ? 'talks' : ''}`)
      .sort(),
  }));
  const modelled = model.campaigns.map(({ id, status, version, applications }) => ({
    id,
    status,
    version,
    applications: [...applications]
      .map(([number, it]) => {
        const talks = it.decision === 'accepted' ? 'talks' : '';
        return `${influencers[number]?.influencerId} ${it.status} ${it.decision} ${talks}`;
      })
      .sort(),
  }));
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  deepStrictEqual(stored.sort(byId), modelled.sort(byId));
}

export async function agreeOnEvents({ db }: Real): Promise<void> {
  const events = await db.kysely
    .selectFrom('event')
    .select(['subject', 'actor_id'])
    .where('name', '=', 'campaign.moved')
    .execute();
  const known = Object.values(tables.campaign);
  const unknown = events.filter(
    ({ subject, actor_id }) =>
      !known.some(
        ({ from, to, by }) =>
          from.includes(String(subject.from)) &&
          to === subject.to &&
          by.includes(actor_id === null ? 'clock' : 'owner'),
      ),
  );
  deepStrictEqual(unknown, []);
}
