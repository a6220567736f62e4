import { describe, expect, it } from 'vitest';
import { requireActor } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor } from '#tests/people.ts';
import { askForConfirmation } from './ask-for-confirmation.server.ts';
import { confirmEmail } from './confirm-email.server.ts';
import { findConfirmation } from './find-confirmation.server.ts';
import { findNewcomer } from './find-newcomer.server.ts';
import { makeLink } from './links.server.ts';

const db = await testDatabase();
const origin = { address: 'home', headers: new Headers() };
const in61Minutes = (now: Date) => new Date(now.getTime() + 61 * 60_000);

describe('confirmEmail', () => {
  it('confirms the address by its link, once, without a session', async () => {
    const brand = await aBrand(db);
    const token = await makeLink(brand, 'confirm', requireActor(brand).id);
    expect(await findConfirmation(brand)).toMatchObject({ confirmed: false });
    await confirmEmail(aVisitor(db), token);
    expect(await findConfirmation(brand)).toMatchObject({ confirmed: true });
    await expect(confirmEmail(aVisitor(db), token)).rejects.toThrow('account.link_not_valid');
  });

  it('refuses a link after 61 minutes, and a password reset link', async () => {
    const brand = await aBrand(db);
    const { id } = requireActor(brand);
    const token = await makeLink(brand, 'confirm', id);
    const reset = await makeLink(brand, 'reset', id);
    const late = { ...aVisitor(db), now: in61Minutes(brand.now) };
    await expect(confirmEmail(late, token)).rejects.toThrow('account.link_not_valid');
    await expect(confirmEmail(aVisitor(db), reset)).rejects.toThrow('account.link_not_valid');
    expect(await findConfirmation(brand)).toMatchObject({ confirmed: false });
  });

  it('is requested at sign-up, and again by signed-in users, five times an hour', async () => {
    const brand = await aBrand(db);
    const jobs = () =>
      db.kysely.selectFrom('job').select('payload').where('name', '=', 'mail.confirmation').execute();
    expect((await jobs()).map(({ payload }) => payload)).toEqual([{ userId: requireActor(brand).id }]);
    for (let i = 0; i < 5; i++) await askForConfirmation(brand, origin);
    expect(await jobs()).toHaveLength(6);
    await expect(askForConfirmation(brand, origin)).rejects.toThrow('activity.wait_an_hour');
    await expect(askForConfirmation(aVisitor(db), origin)).rejects.toThrow('session.required');
  });
});

describe('findNewcomer', () => {
  it('returns the newcomer, any number of times', async () => {
    const brand = await aBrand(db, 'Maison Aubrac');
    const influencer = await anInfluencer(db, 'Léa Dubois');
    const note = await makeLink(brand, 'booking', requireActor(brand).id);
    const other = await makeLink(brand, 'booking', requireActor(influencer).id);
    for (let i = 0; i < 2; i++) {
      expect(await findNewcomer(brand, note)).toMatchObject({ role: 'client', company: 'Maison Aubrac' });
    }
    expect(await findNewcomer(influencer, other)).toMatchObject({ name: 'Léa Dubois', company: null });
  });

  it('returns null without the session, for another user, after an hour, and for an invented token', async () => {
    const brand = await aBrand(db);
    const note = await makeLink(brand, 'booking', requireActor(brand).id);
    expect(await findNewcomer(aVisitor(db), note)).toBeNull();
    expect(await findNewcomer(await aBrand(db), note)).toBeNull();
    expect(await findNewcomer({ ...brand, now: in61Minutes(brand.now) }, note)).toBeNull();
    expect(await findNewcomer(brand, 'made-up')).toBeNull();
    expect(await findNewcomer(brand, '')).toBeNull();
  });
});
