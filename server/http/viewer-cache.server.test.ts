import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockAccount } from '#domain/blocks/block-account.server.ts';
import { unblockAccount } from '#domain/blocks/unblock-account.server.ts';
import { testDatabase } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { aBrand, anInfluencer, type Person } from '#tests/people.ts';
import { openViewerCache, type ViewerCache } from './viewer-cache.ts';

const db = await testDatabase();
let brand: Person;
let viewers: ViewerCache;
let queries: number;
/** `lost` tells the listeners that the database connection is lost, `gap` that it is restored. */
let connection: { lost: () => void; gap: () => void };

beforeEach(async () => {
  brand = await aBrand(db);
  queries = 0;
  const { identity } = brand.services;
  const services = {
    ...brand.services,
    identity: {
      ...identity,
      sessionOf: (...parameters: Parameters<typeof identity.sessionOf>) => {
        queries += 1;
        return identity.sessionOf(...parameters);
      },
    },
  };
  const listen: typeof db.listen = (channel, onSignal, gap = () => {}, lost = () => {}) => {
    connection = { lost, gap };
    return db.listen(channel, onSignal, gap, lost);
  };
  viewers = await openViewerCache({ ...db, listen }, services);
});
afterEach(async () => {
  await viewers.close();
});

const currentName = async () =>
  (await viewers.viewerOf(new Headers({ cookie: brand.cookie }))).actor?.name ?? 'nobody';

describe('a session', () => {
  it('is read from the database once', async () => {
    expect([await currentName(), await currentName(), await currentName()]).toEqual(
      Array(3).fill('Maison Aubrac'),
    );
    expect(queries).toBe(1);
  });

  it('that ended in another process has no actor', async () => {
    await currentName();
    await db.kysely.deleteFrom('user_session').execute();
    await eventually(async () => expect(await currentName()).toBe('nobody'));
  });

  it('learns of a block and its end in another process', async () => {
    const hasBlocks = async () =>
      (await viewers.viewerOf(new Headers({ cookie: brand.cookie }))).actor?.hasBlocks;
    const influencer = await anInfluencer(db);
    expect(await hasBlocks()).toBe(false);
    await blockAccount(brand, 'influencer', influencer.influencerId);
    await eventually(async () => expect(await hasBlocks()).toBe(true));
    await unblockAccount(brand, 'influencer', influencer.influencerId);
    await eventually(async () => expect(await hasBlocks()).toBe(false));
  });

  it('that ends while it is read is not cached', async () => {
    const answer = currentName();
    viewers.forget(brand.actor?.id ?? '');
    await answer;
    await currentName();
    expect(queries).toBe(2);
  });

  it('shows a changed account', async () => {
    await currentName();
    await db.kysely.updateTable('app_user').set({ name: 'Maison Aubrac & fils' }).execute();
    await eventually(async () => expect(await currentName()).toBe('Maison Aubrac & fils'));
  });

  it('is read each time while the connection is lost, and once after it is restored', async () => {
    await currentName();
    connection.lost();
    expect([await currentName(), await currentName()]).toHaveLength(2);
    expect(queries).toBe(3);
    connection.gap();
    expect([await currentName(), await currentName()]).toHaveLength(2);
    expect(queries).toBe(4);
  });

  it('is not cached under a longer cookie header', async () => {
    const padded = () => viewers.actorOf(`${brand.cookie}; other=${'a'.repeat(2_000)}`);
    expect([await padded(), await padded()]).toMatchObject([
      { name: 'Maison Aubrac' },
      { name: 'Maison Aubrac' },
    ]);
    expect(queries).toBe(2);
  });

  it('with a forged cookie has no actor', async () => {
    const cookie = brand.cookie.replace(/=[^.]+/, '=invented');
    expect(await viewers.viewerOf(new Headers({ cookie }))).toEqual({ actor: null, cookies: [] });
    expect(await viewers.viewerOf(new Headers())).toEqual({ actor: null, cookies: [] });
  });
});
