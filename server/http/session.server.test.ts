import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { aBrand, type Person } from '#tests/people.ts';
import { openSessions, type Sessions } from './session.ts';

const db = await testDatabase();
let brand: Person;
let sessions: Sessions;
let asked: number;
/** What the connection says to those who listen. */
let connection: { lost: () => void; gap: () => void };

beforeEach(async () => {
  brand = await aBrand(db);
  asked = 0;
  const { identity } = brand.services;
  const services = {
    ...brand.services,
    identity: {
      ...identity,
      sessionOf: (...parameters: Parameters<typeof identity.sessionOf>) => {
        asked += 1;
        return identity.sessionOf(...parameters);
      },
    },
  };
  const listen: typeof db.listen = (channel, heard, gap = () => {}, lost = () => {}) => {
    connection = { lost, gap };
    return db.listen(channel, heard, gap, lost);
  };
  sessions = await openSessions({ ...db, listen }, services);
});
afterEach(async () => {
  await sessions.close();
});

const who = async () =>
  (await sessions.actorOf(new Headers({ cookie: brand.cookie }))).actor?.name ?? 'nobody';

describe('a session', () => {
  it('is asked for once, and known again', async () => {
    expect([await who(), await who(), await who()]).toEqual(Array(3).fill('Maison Aubrac'));
    expect(asked).toBe(1);
  });

  it('that ended, wherever that was, is nobody’s', async () => {
    await who();
    await db.kysely.deleteFrom('user_session').execute();
    await eventually(async () => expect(await who()).toBe('nobody'));
  });

  it('that ends while it is asked for is not kept', async () => {
    const answer = who();
    sessions.forget(brand.actor?.id ?? '');
    await answer;
    await who();
    expect(asked).toBe(2);
  });

  it('shows its person as they are now', async () => {
    await who();
    await db.kysely.updateTable('app_user').set({ name: 'Maison Aubrac & fils' }).execute();
    await eventually(async () => expect(await who()).toBe('Maison Aubrac & fils'));
  });

  it('is asked for each time while nothing can be heard, and once again afterwards', async () => {
    await who();
    connection.lost();
    expect([await who(), await who()]).toHaveLength(2);
    expect(asked).toBe(3);
    connection.gap();
    expect([await who(), await who()]).toHaveLength(2);
    expect(asked).toBe(4);
  });

  it('is not kept under ever new and longer cookies', async () => {
    const padded = () => sessions.ownerOf(`${brand.cookie}; other=${'a'.repeat(2_000)}`);
    expect([await padded(), await padded()]).toMatchObject([
      { name: 'Maison Aubrac' },
      { name: 'Maison Aubrac' },
    ]);
    expect(asked).toBe(2);
  });

  it('that is invented is nobody’s', async () => {
    const cookie = brand.cookie.replace(/=[^.]+/, '=invented');
    expect(await sessions.actorOf(new Headers({ cookie }))).toEqual({ actor: null, cookies: [] });
    expect(await sessions.actorOf(new Headers())).toEqual({ actor: null, cookies: [] });
  });
});
