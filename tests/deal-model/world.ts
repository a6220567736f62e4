import { sql } from 'kysely';
import type { Database } from '#db/open.server.ts';
import { offerContracts } from '#domain/contracts/contracts-offered.ts';
import type { Ctx } from '#domain/ctx.ts';
import { saveIdentity } from '#domain/identities/save-identity.server.ts';
import { noPreferences } from '#domain/preferences/preferences.ts';
import { savePreferences } from '#domain/preferences/save-preferences.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { aBrand, anInfluencer } from '#tests/people.ts';
import { someBrandIdentity, someIdentity } from '#tests/some-identities.ts';
import { BRANDS, INFLUENCERS, type Person, type Place, type State } from './state.ts';

/** The product under test. */
export interface Real {
  db: Database;
  brands: Ctx[];
  influencers: (Ctx & { influencerId: string })[];
  /** Commands so far. */
  count: number;
  /** Number of commands by name and outcome. */
  outcomes: Map<string, number>;
  /** Ids of the newest event, offer and contract of the last comparison. */
  seen: { event: string; offer: string; contract: string };
  /** The stored deals by `dealKey`. */
  deals: Map<string, StoredDeal>;
}

export interface StoredDeal {
  id: string;
  /** Hash of the deal's contract. */
  contractHash: string | null;
  /** Ids of the deliverables, in the order of the terms. */
  contents: string[];
}

export const dealKey = (campaignId: string, influencer: number): string => `${campaignId} ${influencer}`;

/** Returns the stored deal as of the last comparison. */
export function storedDeal({ deals }: Real, place: Place): StoredDeal {
  const deal = deals.get(dealKey(place.campaign.id, place.influencer));
  if (!deal) throw new Error('The database has no such deal.');
  return deal;
}

export async function aWorldOfDeals(db: Database): Promise<Real> {
  const several = <One>(count: number, make: () => Promise<One>) =>
    Promise.all(Array.from({ length: count }, make));
  const brands = await several(BRANDS, () => aBrand(db));
  const influencers = await several(INFLUENCERS, () => anInfluencer(db));
  await db.kysely.updateTable('app_user').set({ email_verified: true }).execute();
  await db.kysely
    .updateTable('company')
    .set({
      street: '12 rue Mercière',
      zip_code: '69002',
      city: 'Lyon',
      siret: '30326504500020',
      country: 'fr',
    })
    .execute();
  for (const brand of brands) await saveIdentity(brand, someBrandIdentity);
  for (const influencer of influencers)
    await savePreferences(influencer, { ...noPreferences, acceptGifts: true, street: '4 montée des Lilas' });
  return {
    db,
    brands,
    influencers,
    count: 0,
    outcomes: new Map(),
    seen: { event: '', offer: '', contract: '' },
    deals: new Map(),
  };
}

/** Removes all campaigns and deals. The role `replica` disables the triggers that protect signed contracts. */
export async function clear(real: Real): Promise<void> {
  const tables =
    'post_check remark submission_file submission deliverable shipment file ' +
    'signature contract_file contract offer reminder deal notice job event message conversation_reader conversation ' +
    'application campaign_terms campaign';
  await real.db.kysely.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    for (const table of tables.split(' ')) await sql`delete from ${sql.id(table)}`.execute(db);
  });
  await Promise.all(real.influencers.map((_, number) => name(real, number)));
  real.seen = { event: '', offer: '', contract: '' };
  real.deals.clear();
  offerContracts(true);
}

/** Removes dead rows, which would slow long runs down. The embedded database has no autovacuum. */
export async function sweep({ db }: Real): Promise<void> {
  await sql`vacuum`.execute(db.kysely);
}

/** Stores or deletes the details of an influencer that a contract needs. */
export async function name({ db, influencers }: Real, number: number, isNamed = true): Promise<void> {
  const influencer = influencers[number];
  if (!influencer) throw new Error('There is no such influencer.');
  if (isNamed) await saveIdentity({ ...influencer, db: db.kysely }, someIdentity);
  else
    await db.kysely
      .deleteFrom('identity')
      .where('user_id', '=', influencer.actor?.id ?? '')
      .execute();
}

export function ctxOf({ brands, influencers }: Real, { now }: State, { side, number }: Person): Ctx {
  const person = (side === 'brand' ? brands : influencers)[number];
  if (!person) throw new Error('There is no such person.');
  return { ...person, now: new Date(now) };
}

/** The context of the schedule. */
export function clockCtx({ brands: [brand] }: Real, { now }: State): Ctx {
  if (!brand) throw new Error('There is no brand.');
  return { ...brand, actor: null, now: new Date(now) };
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
