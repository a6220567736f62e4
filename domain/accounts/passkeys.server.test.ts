import { describe, expect, it } from 'vitest';
import { type Altered, anAuthenticator } from '#tests/authenticator.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor, PASSWORD, type Person } from '#tests/people.ts';
import { enrolled, originWith, someStaff } from '#tests/staff.ts';
import { addStaff } from '../staff/add-staff.server.ts';
import { confirmPerson } from './confirm-person.server.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  beginPasskeyProof,
  findPasskeys,
  removePasskey,
  signInWithPasskey,
} from './passkeys.server.ts';

const db = await testDatabase();
const cookieOf = (cookies: readonly string[]) => cookies.map((it) => it.split(';')[0]).join('; ');
const idOf = (person: Person) => person.actor?.id ?? '';
const notValid = 'account.passkey_not_valid';

async function withPasskey(person: Person) {
  const authenticator = anAuthenticator();
  const options = await beginPasskey(person, 'Tests', { password: PASSWORD });
  await addPasskey(person, { name: 'My phone', passkey: authenticator.create(options) });
  return authenticator;
}

async function beginLogin() {
  const { options, cookies } = await beginPasskeyLogin(aVisitor(db), originWith());
  return { options, origin: originWith(cookieOf(cookies)) };
}

describe('a passkey', () => {
  it('logs in on its own, as verified by a second factor, and each answer once', async () => {
    const brand = await aBrand(db);
    const phone = await withPasskey(brand);
    const { options, origin } = await beginLogin();
    const answer = phone.get(options);
    const { session, cookies } = await signInWithPasskey(aVisitor(db), answer, origin);
    expect(session).toMatchObject({ userId: idOf(brand), role: 'client' });
    const headers = new Headers({ cookie: cookieOf(cookies) });
    const found = await brand.services.identity.sessionOf(db.kysely, headers);
    expect(found?.session.factors).toEqual({ code: false, passkey: true });
    await expect(signInWithPasskey(aVisitor(db), answer, origin)).rejects.toThrow(notValid);
    const [passkey] = await findPasskeys(brand, idOf(brand));
    expect(passkey?.name).toBe('My phone');
    expect(passkey?.usedAt).not.toBeNull();
  });

  it('opens a session of an account with a second factor, also of staff', async () => {
    const staff = await someStaff(db);
    const [code = ''] = staff.backupCodes;
    const key = anAuthenticator();
    const options = await beginPasskey(staff, 'Tests', { password: PASSWORD, code });
    await addPasskey(staff, { name: 'Key', passkey: key.create(options) });
    const login = await beginLogin();
    const { session } = await signInWithPasskey(aVisitor(db), key.get(login.options), login.origin);
    expect(session.role).toBe('staff');
    await addStaff(aVisitor(db), { email: staff.actor?.email ?? '', language: 'en' });
    const again = await beginLogin();
    await expect(signInWithPasskey(aVisitor(db), key.get(again.options), again.origin)).rejects.toThrow(
      notValid,
    );
  });

  it('does not log in from another browser, origin or site, without user verification, or as a copy', async () => {
    const phone = await withPasskey(await aBrand(db));
    const attempt = async (altered: Altered, otherBrowser = false) => {
      const { options, origin } = await beginLogin();
      const from = otherBrowser ? (await beginLogin()).origin : origin;
      return signInWithPasskey(aVisitor(db), phone.get(options, altered), from);
    };
    await attempt({ counter: 10 });
    await expect(attempt({ counter: 11 }, true)).rejects.toThrow(notValid);
    await expect(attempt({ counter: 11, origin: 'https://phishing.example' })).rejects.toThrow(notValid);
    await expect(attempt({ counter: 11, rpId: 'phishing.example' })).rejects.toThrow(notValid);
    await expect(attempt({ counter: 11, isVerified: false })).rejects.toThrow(notValid);
    await expect(attempt({ counter: 10 })).rejects.toThrow(notValid);
    for (const nonsense of ['', '{', 'null', '{"id":7}', '{"id":"x","response":{}}'])
      await expect(signInWithPasskey(aVisitor(db), nonsense, (await beginLogin()).origin)).rejects.toThrow(
        notValid,
      );
    expect((await attempt({ counter: 11 })).session.role).toBe('client');
  });

  it('does not log in to a suspended account', async () => {
    const phone = await withPasskey(await aBrand(db));
    await db.kysely.updateTable('app_user').set({ suspended_at: new Date() }).execute();
    const { options, origin } = await beginLogin();
    await expect(signInWithPasskey(aVisitor(db), phone.get(options), origin)).rejects.toThrow(
      'account.suspended',
    );
  });
});

describe('adding a passkey', () => {
  it('needs a proof, and a challenge of the same account and purpose', async () => {
    const [brand, other] = [await aBrand(db), await aBrand(db)];
    await expect(beginPasskey(brand, 'Tests', { password: 'wrong' })).rejects.toMatchObject({
      fields: { password: 'account.wrong_password' },
    });
    const options = await beginPasskey(brand, 'Tests', { password: PASSWORD });
    const add = (person: Person, challenge: string, altered?: Altered) =>
      addPasskey(person, { name: 'Key', passkey: anAuthenticator().create({ challenge }, altered) });
    await expect(add(other, options.challenge)).rejects.toThrow(notValid);
    await expect(add(brand, (await beginPasskeyProof(brand)).challenge)).rejects.toThrow(notValid);
    await expect(add(brand, (await beginLogin()).options.challenge)).rejects.toThrow(notValid);
    await expect(add(brand, options.challenge, { isVerified: false })).rejects.toThrow(notValid);
    await expect(add(brand, options.challenge)).rejects.toThrow(notValid);
    expect(await findPasskeys(brand, idOf(brand))).toEqual([]);
  });
});

describe('a proof by passkey', () => {
  it('replaces the password and the code, for its owner only, once', async () => {
    const brand = await enrolled(db, await aBrand(db));
    const key = anAuthenticator();
    const [code = ''] = brand.backupCodes;
    const options = await beginPasskey(brand, 'Tests', { password: PASSWORD, code });
    await addPasskey(brand, { name: 'Key', passkey: key.create(options) });
    const other = await aBrand(db);
    const stolen = key.get(await beginPasskeyProof(other));
    await expect(confirmPerson(other, { password: '', passkey: stolen })).rejects.toThrow(notValid);
    const passkey = key.get(await beginPasskeyProof(brand));
    expect(await confirmPerson(brand, { password: '', passkey })).toBe('passkey');
    await expect(confirmPerson(brand, { password: PASSWORD, passkey })).rejects.toThrow(notValid);
    const login = key.get((await beginLogin()).options);
    await expect(confirmPerson(brand, { password: '', passkey: login })).rejects.toThrow(notValid);
  });

  it('removes a passkey of the account and ends its other sessions, and none of another account', async () => {
    const brand = await aBrand(db);
    const phone = await withPasskey(brand);
    const id = (await findPasskeys(brand, idOf(brand)))[0]?.id ?? '';
    const other = await aBrand(db);
    await expect(
      removePasskey(other, { passkeyId: id, proof: { password: PASSWORD } }, originWith(other.cookie)),
    ).rejects.toThrow('account.passkey_not_found');
    const isOpen = async (cookie: string) =>
      (await brand.services.identity.sessionOf(db.kysely, new Headers({ cookie }))) !== null;
    const login = await beginLogin();
    const elsewhere = await signInWithPasskey(aVisitor(db), phone.get(login.options), login.origin);
    const passkey = phone.get(await beginPasskeyProof(brand));
    const proof = { password: '', passkey };
    await removePasskey(brand, { passkeyId: id, proof }, originWith(brand.cookie));
    expect([await isOpen(brand.cookie), await isOpen(cookieOf(elsewhere.cookies))]).toEqual([true, false]);
    const { options, origin } = await beginLogin();
    await expect(signInWithPasskey(aVisitor(db), phone.get(options), origin)).rejects.toThrow(notValid);
  });
});
