import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, aVisitor, later, PASSWORD, type Person } from '#tests/people.ts';
import { queriesOf } from '#tests/queries-of.ts';
import { enrolled, originWith, someStaff } from '#tests/staff.ts';
import { totp } from '#tests/totp.ts';
import { type Ctx, requireMemberOrStaff } from '../../ctx.ts';
import { record } from '../../events.server.ts';
import type { Refusal } from '../../refusal.ts';
import { suspendAccount } from '../../staff/suspend-account.server.ts';
import { confirmEmail } from '../confirm-email.server.ts';
import { makeLink, userIdOfLink } from '../links.server.ts';
import { findRecovery } from '../open-recovery.server.ts';
import { requestRecovery } from '../recovery.server.ts';
import { signIn } from '../sign-in.server.ts';
import { signUpBrand } from '../sign-up.server.ts';
import { askForEmailChange, cancelEmailChange } from './ask-for-email-change.server.ts';
import { confirmEmailChange } from './confirm-email-change.server.ts';
import { findWaitingChange } from './find-email-change.server.ts';
import { findChangedEmail, findRequestEmail, findUndoneEmail } from './find-email-change-emails.server.ts';
import { undoEmailChange } from './undo-email-change.server.ts';

const db = await testDatabase();
const NEW_PASSWORD = 'une autre phrase de passe';
const proof = { password: PASSWORD, code: '' };
let made = 0;
const newEmail = () => `new${++made}@example.com`;

const idOf = (ctx: Ctx) => requireMemberOrStaff(ctx).id;
const emailOf = async (ctx: Ctx) =>
  (await db.kysely.selectFrom('app_user').select('email').where('id', '=', idOf(ctx)).executeTakeFirst())
    ?.email;
const logIn = (email: string, password = PASSWORD) => signIn(aVisitor(db), { email, password }, originWith());
const isOpen = async ({ cookie }: Person) =>
  (await aVisitor(db).services.identity.sessionOf(db.kysely, new Headers({ cookie }))) !== null;
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (refusal: { code: string }) => refusal.code,
  );

async function aConfirmedBrand(): Promise<Person> {
  const brand = await aBrand(db);
  await confirmEmail(aVisitor(db), await makeLink(brand, 'confirm', idOf(brand)));
  return brand;
}
/** Asks for a change and returns its id. */
async function ask(person: Ctx, email: string, code = ''): Promise<string> {
  await askForEmailChange(person, { email, proof: { ...proof, code } });
  const { id } = await db.kysely
    .selectFrom('email_change')
    .select('id')
    .where('user_id', '=', idOf(person))
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}
const confirmToken = async (id: string, ctx = aVisitor(db)) => (await findRequestEmail(ctx, id))?.token ?? '';
const undoToken = async (id: string) => (await findChangedEmail(aVisitor(db), id))?.token ?? null;

/** Asks for a change, confirms it and returns its id. */
async function change(person: Person, email: string, ctx = aVisitor(db)): Promise<string> {
  const id = await ask({ ...person, now: ctx.now }, email);
  await confirmEmailChange(ctx, await confirmToken(id));
  if (person.actor) person.actor = { ...person.actor, email };
  return id;
}
const undo = (token: string | null, ctx = aVisitor(db)) =>
  undoEmailChange(ctx, { token: token ?? '', password: NEW_PASSWORD }, originWith());

describe('a change of email', () => {
  it('takes effect when the new address confirms it, once; the session and the password stay', async () => {
    const brand = await aConfirmedBrand();
    const [old, email] = [(await emailOf(brand)) ?? '', newEmail()];
    const reset = await makeLink(brand, 'reset', idOf(brand));
    const id = await ask(brand, email);
    expect([await emailOf(brand), await findWaitingChange(brand)]).toMatchObject([old, { email }]);
    const token = await confirmToken(id);
    const tries = [0, 1, 2].map(() => codeOf(confirmEmailChange(aVisitor(db), token)));
    expect((await Promise.all(tries)).toSorted()).toEqual([
      'account.link_not_valid',
      'account.link_not_valid',
      'done',
    ]);
    expect([await emailOf(brand), await findWaitingChange(brand)]).toEqual([email, null]);
    expect(await isOpen(brand)).toBe(true);
    expect((await logIn(email)).session?.userId).toBe(idOf(brand));
    expect(await codeOf(logIn(old))).toBe('account.invalid_credentials');
    expect(await userIdOfLink(brand, 'reset', reset)).toBeNull();
  });

  it('needs the password, another address, and a member or staff', async () => {
    const brand = await aBrand(db);
    const email = newEmail();
    const refusalOf = (ctx: Ctx, input: Parameters<typeof askForEmailChange>[1]) =>
      askForEmailChange(ctx, input).catch(({ code, fields }: Refusal) => ({ code, fields }));
    expect(await refusalOf(brand, { email, proof: { password: 'not this one', code: '' } })).toMatchObject({
      fields: { password: 'account.wrong_password' },
    });
    expect(await refusalOf(brand, { email: requireMemberOrStaff(brand).email, proof })).toMatchObject({
      fields: { email: 'account.email_unchanged' },
    });
    expect(await refusalOf(aVisitor(db), { email, proof })).toMatchObject({ code: 'session.required' });
    expect(await findWaitingChange(brand)).toBeNull();
  });

  it('is replaced by another request, cancelled, or over after 24 hours', async () => {
    const brand = await aBrand(db);
    const [first, second] = [newEmail(), newEmail()];
    const oldToken = await confirmToken(await ask(brand, first));
    const id = await ask(brand, second);
    const token = await confirmToken(id);
    expect(await codeOf(confirmEmailChange(aVisitor(db), oldToken))).toBe('account.link_not_valid');
    expect(await findWaitingChange(brand)).toMatchObject({ email: second });
    const after = (hours: number) => later(aVisitor(db), hours / 24);
    expect(await codeOf(confirmEmailChange(after(24.1), token))).toBe('account.link_not_valid');
    expect(await findWaitingChange(later(brand, 1.1))).toBeNull();
    expect(await confirmToken(id, later(aVisitor(db), 1.1))).toBe('');
    await cancelEmailChange(await anInfluencer(db));
    expect(await findWaitingChange(brand)).not.toBeNull();
    await cancelEmailChange(brand);
    expect(await codeOf(confirmEmailChange(aVisitor(db), token))).toBe('account.link_not_valid');
  });

  it('is refused to a suspended account', async () => {
    const [brand, staff] = [await aBrand(db), await someStaff(db)];
    const token = await confirmToken(await ask(brand, newEmail()));
    await suspendAccount(staff, idOf(brand), 'A reason.');
    expect(await codeOf(confirmEmailChange(aVisitor(db), token))).toBe('account.suspended');
  });

  it('is limited per account, and silently limited in emails per address', async () => {
    const email = newEmail();
    for (let n = 0; n < 4; n++) await ask(await aBrand(db), email);
    const emails = db.kysely.selectFrom('job').select('id').where('name', '=', 'mail.email_change');
    expect(await emails.execute()).toHaveLength(3);
    const brand = await aBrand(db);
    for (let n = 0; n < 5; n++) await ask(brand, newEmail());
    expect(await codeOf(ask(brand, newEmail()))).toBe('activity.wait_an_hour');
  });

  it('keeps the last emailed link if it is asked for again and gets no further email', async () => {
    const [brand, email] = [await aBrand(db), newEmail()];
    for (let n = 0; n < 2; n++) await ask(brand, email);
    const id = await ask(brand, email);
    expect(await ask(brand, email)).toBe(id);
    expect(await codeOf(confirmEmailChange(aVisitor(db), await confirmToken(id)))).toBe('done');
  });

  it('of staff is in the audit log', async () => {
    const staff = await someStaff(db);
    const id = await ask(staff, newEmail(), totp(staff.secret, 1));
    await confirmEmailChange(aVisitor(db), await confirmToken(id));
    const audited = db.kysely.selectFrom('audit').select(['staff_id', 'act', 'subject_id']);
    expect(await audited.execute()).toContainEqual({
      staff_id: idOf(staff),
      act: 'staff.email_changed',
      subject_id: idOf(staff),
    });
  });
});

describe('an address of another account', () => {
  it('gets the same answer by the same queries, and its owner an email without a link', async () => {
    const [owner, one, two] = [await aConfirmedBrand(), await aBrand(db), await aBrand(db)];
    const taken = requireMemberOrStaff(owner).email;
    const queriesFor = ({ actor }: Person, email: string) =>
      queriesOf(db, (ctx) => askForEmailChange({ ...ctx, actor }, { email, proof }));
    const queries = await queriesFor(one, taken);
    expect(queries.length).toBeGreaterThan(8);
    expect(queries).toEqual(await queriesFor(two, newEmail()));
    expect(await findWaitingChange(one)).toMatchObject({ email: taken });
    const id = await ask(one, taken);
    const email = await findRequestEmail(aVisitor(db), id);
    expect(email).toMatchObject({ token: null, person: { id: idOf(owner), email: taken } });
  });

  it('is refused if the account took it after the email was sent', async () => {
    const brand = await aBrand(db);
    const [old, email] = [await emailOf(brand), newEmail()];
    const token = await confirmToken(await ask(brand, email));
    const input = { email, password: PASSWORD, companyName: 'Maison Nouvelle' };
    await signUpBrand(aVisitor(db), input, originWith());
    expect(await codeOf(confirmEmailChange(aVisitor(db), token))).toBe('account.email_taken');
    expect(await emailOf(brand)).toBe(old);
  });
});

describe('the undo of a change', () => {
  it('gives the old address back, ends every session and sets a new password', async () => {
    const brand = await aConfirmedBrand();
    const [old, email] = [(await emailOf(brand)) ?? '', newEmail()];
    const id = await change(brand, email);
    const sent = await findChangedEmail(aVisitor(db), id);
    expect(sent).toMatchObject({ person: { email: old }, newEmail: email });
    const thief = await logIn(email);
    const { session } = await undo(sent?.token ?? null);
    expect([session?.userId, await emailOf(brand)]).toEqual([idOf(brand), old]);
    expect([await isOpen(brand), await isOpen({ ...brand, cookie: thief.cookies.join(';') })]).toEqual([
      false,
      false,
    ]);
    expect((await logIn(old, NEW_PASSWORD)).session?.userId).toBe(idOf(brand));
    expect(await codeOf(logIn(old))).toBe('account.invalid_credentials');
    expect(await codeOf(undo(sent?.token ?? null))).toBe('account.link_not_valid');
    expect(await findUndoneEmail(aVisitor(db), id)).toMatchObject({ person: { email } });
  });

  it('ends a request to remove the second factor, every link and half-finished login', async () => {
    const brand = await enrolled(db, await aConfirmedBrand());
    const id = await ask(brand, newEmail(), brand.backupCodes[0]);
    await confirmEmailChange(aVisitor(db), await confirmToken(id));
    const half = await logIn((await emailOf(brand)) ?? '');
    const thief = originWith(half.cookies.map((it) => it.split(';')[0]).join('; '));
    await requestRecovery(aVisitor(db), thief);
    for (const purpose of ['reset', 'data', 'recovery', 'export'] as const)
      await makeLink(brand, purpose, idOf(brand));
    await undo(await undoToken(id));
    expect(await findRecovery(aVisitor(db), idOf(brand))).toBeNull();
    const left = db.kysely.selectFrom('auth_verification').select('identifier');
    expect(await left.where('value', '=', idOf(brand)).execute()).toEqual([]);
    await expect(requestRecovery(aVisitor(db), thief)).rejects.toThrow('session.required');
  });

  it('works for seven days, in which no other account can take the old address', async () => {
    const [brand, other] = [await aConfirmedBrand(), await aBrand(db)];
    const old = (await emailOf(brand)) ?? '';
    const otherToken = await confirmToken(await ask(other, old), aVisitor(db));
    expect(otherToken).toBe('');
    const token = await undoToken(await change(brand, newEmail()));
    const join = (ctx: Ctx) =>
      codeOf(signUpBrand(ctx, { email: old, password: PASSWORD, companyName: 'Maison' }, originWith()));
    expect(await join(later(aVisitor(db), 6.9))).toBe('account.email_taken');
    const reserved = await ask(other, old);
    expect(await findRequestEmail(aVisitor(db), reserved)).toBeNull();
    expect(await codeOf(undo(token, later(aVisitor(db), 7.1)))).toBe('account.link_not_valid');
    expect(await join(later(aVisitor(db), 7.1))).toBe('done');
  });

  it('also undoes later changes, and their links stop working', async () => {
    const brand = await aConfirmedBrand();
    const old = await emailOf(brand);
    const first = await undoToken(await change(brand, newEmail()));
    const second = await undoToken(await change(brand, newEmail(), later(aVisitor(db), 1)));
    const waiting = await confirmToken(await ask(brand, newEmail()));
    await undo(first, later(aVisitor(db), 2));
    expect(await emailOf(brand)).toBe(old);
    expect(await codeOf(undo(second))).toBe('account.link_not_valid');
    expect(await codeOf(confirmEmailChange(aVisitor(db), waiting))).toBe('account.link_not_valid');
  });

  it('is not offered to an address that was never confirmed, nor after a stronger proof', async () => {
    const unconfirmed = await change(await aBrand(db), newEmail());
    expect(await undoToken(unconfirmed)).toBeNull();
    const brand = await aConfirmedBrand();
    const id = await ask(brand, newEmail());
    await db.kysely.updateTable('email_change').set({ proved_by: 'passkey' }).where('id', '=', id).execute();
    await confirmEmailChange(aVisitor(db), await confirmToken(id));
    expect(await undoToken(id)).toBeNull();
    expect(await findChangedEmail(aVisitor(db), id)).not.toBeNull();
    const jobs = db.kysely.selectFrom('job').select('payload').where('name', '=', 'mail.email_changed');
    expect((await jobs.orderBy('id').execute()).map(({ payload }) => payload)).toEqual([
      { changeId: unconfirmed, confirmed: false },
      { changeId: id, confirmed: true },
    ]);
  });

  it('is offered after a proof by a second factor that is younger than seven days', async () => {
    const brand = await aConfirmedBrand();
    const undoTokenAt = async (ctx: Ctx) => {
      const email = newEmail();
      const id = await ask({ ...brand, now: ctx.now }, email);
      const proved = db.kysely.updateTable('email_change').set({ proved_by: 'second_factor' });
      await proved.where('id', '=', id).execute();
      await confirmEmailChange(ctx, await confirmToken(id, ctx));
      if (brand.actor) brand.actor = { ...brand.actor, email };
      return undoToken(id);
    };
    await record(brand, 'account.second_factor_set', { userId: idOf(brand) });
    expect(await undoTokenAt(later(aVisitor(db), 6.9))).not.toBeNull();
    expect(await undoTokenAt(later(aVisitor(db), 7.1))).toBeNull();
  });

  it('needs a strong password, and keeps the link without one', async () => {
    const brand = await aConfirmedBrand();
    const token = (await undoToken(await change(brand, newEmail()))) ?? '';
    const weak = undoEmailChange(aVisitor(db), { token, password: 'Password123' }, originWith());
    await expect(weak).rejects.toMatchObject({ fields: { password: 'account.password_too_common' } });
    await expect(undo(token)).resolves.toBeDefined();
  });
});
