import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { notify } from '#db/notify.server.ts';
import { askForReset } from '#domain/accounts/ask-for-reset.server.ts';
import { confirmEmail } from '#domain/accounts/confirm-email.server.ts';
import { resetPassword } from '#domain/accounts/reset-password.server.ts';
import { requestCall } from '#domain/calls/request-call.server.ts';
import { DAY_MS } from '#domain/clock.ts';
import { contactInfluencer } from '#domain/contact/contact-influencer.server.ts';
import { requireActor } from '#domain/ctx.ts';
import { JOB_CHANNEL } from '#domain/jobs.server.ts';
import { liftSuspension, suspendAccount } from '#domain/staff/suspend-account.server.ts';
import { runTestBillingAction } from '#domain/subscriptions/test-billing.server.ts';
import { jobHandlers } from '#server/jobs/job-handlers.ts';
import { openJobs } from '#server/jobs/jobs.ts';
import { mailBySmtp } from '#services/mail/smtp.server.ts';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { eventually } from '#tests/eventually.ts';
import { linkOf, startMailServer, textOf } from '#tests/mail-server.ts';
import { aBrand, anInfluencer, aSubscription, aVisitor } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { aTestMailbox } from '#tests/test-mailbox.ts';
import { mailJobs } from './email-jobs.ts';

const db = await testDatabase();
const PUBLIC_URL = 'https://accolade.example';
const visit = { address: 'home', headers: new Headers() };

async function mailbox() {
  const { emails, newCtx } = await aTestMailbox(db);
  return { emails, write: mailJobs(newCtx, PUBLIC_URL) };
}

const inFrench = (id: string) =>
  db.kysely.updateTable('app_user').set({ language: 'fr' }).where('id', '=', id).execute();

const confirmed = (id: string) =>
  db.kysely.updateTable('app_user').set({ email_verified: true }).where('id', '=', id).execute();
const fromAnne = {
  name: 'Anne',
  email: 'anne@aubrac.example',
  subject: 'A <table>',
  message: 'Come\nand see',
};
const contactId = async () =>
  (await db.kysely.selectFrom('contact_request').select('id').executeTakeFirstOrThrow()).id;

describe('mailJobs', () => {
  it('emails a link that cancels a recovery request and works as long as the request', async () => {
    const { emails, write } = await mailbox();
    const { id } = requireActor(await aBrand(db));
    const [requestedAt, dueAt] = [new Date(Date.now() - 6 * DAY_MS), new Date(Date.now() + DAY_MS)];
    const request = { user_id: id, requested_at: requestedAt, due_at: dueAt };
    await db.kysely.insertInto('recovery').values(request).execute();
    await write['mail.recovery']({ userId: id, requestedAt: requestedAt.toISOString() }, 'job-1');
    expect(linkOf(emails[0]?.source).token).toBeDefined();
    const link = db.kysely
      .selectFrom('auth_verification')
      .select('expires_at')
      .where('identifier', 'like', 'recovery:%');
    const endsAt = new Date(requestedAt.getTime() + 30 * DAY_MS);
    expect(await link.execute()).toEqual([{ expires_at: endsAt }]);
  });

  it('writes the reset email in the reader’s language, with a working link that begins with PUBLIC_URL', async () => {
    const { emails, write } = await mailbox();
    const { id, email } = requireActor(await aBrand(db));
    await inFrench(id);
    await write['mail.reset']({ email }, 'job-1');
    expect(emails.map(({ to }) => to)).toEqual([[email]]);
    expect(emails[0]?.source).toContain('Message-ID: <job-1@accolade.example>');
    const { href, token } = linkOf(emails[0]?.source);
    expect(href).toMatch(/^https:\/\/accolade\.example\/fr\/reset-password\?token=[\w-]{43}$/);
    expect(textOf(emails[0]?.source ?? '')).toContain('pendant 60\u00a0minutes');
    const password = 'une autre phrase de passe';
    await expect(resetPassword(aVisitor(db), { token, password }, visit)).resolves.toBeDefined();
  });

  it('writes no email to an address without an account', async () => {
    const { emails, write } = await mailbox();
    await write['mail.reset']({ email: 'nobody@example.com' }, 'job-1');
    await write['mail.confirmation']({ userId: 'nobody' }, 'job-1');
    await write['mail.password_changed']({ userId: 'nobody' }, 'job-1');
    expect(emails).toEqual([]);
  });

  it('writes no confirmation email to a confirmed address', async () => {
    const { emails, write } = await mailbox();
    const { id } = requireActor(await aBrand(db));
    await write['mail.confirmation']({ userId: id }, 'job-1');
    await confirmEmail(aVisitor(db), linkOf(emails[0]?.source).token);
    await write['mail.confirmation']({ userId: id }, 'job-1');
    expect(emails).toHaveLength(1);
  });

  it('sends a call request to the operator, with the caller as Reply-To', async () => {
    const { emails, write } = await mailbox();
    const brand = await aBrand(db, 'Maison <Aubrac>');
    const { id, email } = requireActor(brand);
    await requestCall(brand, { date: '2026-06-16', time: '10:30', note: 'About the autumn' });
    await write['mail.call_request']({ userId: id }, 'job-1');
    expect(emails[0]?.to).toEqual([site.operatorEmail]);
    expect(emails[0]?.source).toContain(`Reply-To: ${email}`);
    expect(textOf(emails[0]?.source ?? '')).toContain('When: Jun 16, 2026 at 10:30 AM (Paris time)');
  });

  it('sends a contact message in the influencer’s language, naming the account that wrote, to whose address the answer goes', async () => {
    const { emails, write } = await mailbox();
    const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
    const [sender, reader] = [requireActor(brand), requireActor(lea)];
    await inFrench(reader.id);
    await confirmed(sender.id);
    await contactInfluencer(brand, lea.influencerId, fromAnne);
    await write['mail.contact']({ contactId: await contactId() }, 'job-1');
    const [{ to, source } = { to: [], source: '' }] = emails;
    expect(to).toEqual([reader.email]);
    expect(source).toContain(`Reply-To: ${sender.email}`);
    expect(source).toContain('A &lt;table&gt;');
    const text = textOf(source);
    expect(text).not.toContain('Bonjour');
    expect(text).toContain('Maison Aubrac a lu votre profil');
    expect(text).toContain(`Compte\u202f: Maison Aubrac, ${sender.email}`);
    expect(text).toContain('Nom indiqué par l’expéditeur\u202f: Anne');
    expect(text).toContain('E-mail indiqué par l’expéditeur\u202f: anne@aubrac.example');
    expect(text).toMatch(/Message\u202f: Come\s+and see/);
    expect(linkOf(source).href).toBe(`${PUBLIC_URL}/fr/influencer/${lea.influencerId}`);
  });

  it('writes what an influencer lacks to stay in the collection, with the last day', async () => {
    const { emails, write } = await mailbox();
    const lea = await anInfluencer(db);
    const { id: userId, email } = requireActor(lea);
    await inFrench(userId);
    const until = new Date('2026-07-15T10:00:00Z');
    const picture = '/demo/people/lea.svg';
    await db.kysely.updateTable('influencer').set({ picture, collection_until: until }).execute();
    await write['mail.collection']({ userId }, 'job-1');
    expect(emails.map(({ to }) => to)).toEqual([[email]]);
    const text = textOf(emails[0]?.source ?? '');
    expect(text).toContain('jusqu’au 15\u00a0juil. 2026');
    for (const step of [
      'Confirmez votre adresse e-mail',
      'Choisissez une thématique',
      'Indiquez vos chiffres',
    ])
      expect(text).toContain(`– ${step}`);
    expect(text).not.toContain('photo');
    expect(linkOf(emails[0]?.source).href).toBe(`${PUBLIC_URL}/fr/influencer/dashboard`);
    await write['mail.collection']({ userId }, 'job-1');
    const messageIds = emails.map(({ source }) => /^Message-ID: (.+)$/im.exec(source)?.[1]);
    expect(messageIds).toEqual([messageIds[0], messageIds[0]]);
  });

  it.each([
    ['nothing is missing', { picture: '/demo/people/lea.svg', thematics: ['food'], followers: 12 }],
    ['the operator has verified the profile', { verified_at: new Date() }],
    ['the stay is over', { collection_until: null }],
  ])('writes no email about the collection if %s', async (_, columns) => {
    const { emails, write } = await mailbox();
    const { id: userId } = requireActor(await anInfluencer(db));
    await confirmed(userId);
    await db.kysely.updateTable('influencer').set(columns).execute();
    await write['mail.collection']({ userId }, 'job-1');
    expect(emails).toEqual([]);
  });

  it('writes no email about the collection to a suspended influencer', async () => {
    const { emails, write } = await mailbox();
    const { id: userId } = requireActor(await anInfluencer(db));
    await suspendAccount(await someStaff(db), userId, 'Bought followers.');
    await write['mail.collection']({ userId }, 'job-1');
    expect(emails).toEqual([]);
  });

  it('sends the suspension email without the reason, with the operator as Reply-To, and not after the suspension was lifted', async () => {
    const { emails, write } = await mailbox();
    const [staff, brand] = [await someStaff(db), await aBrand(db)];
    const { id: userId, email } = requireActor(brand);
    await inFrench(userId);
    await aSubscription(brand, 'basic');
    await suspendAccount(staff, userId, 'Bought followers.');
    await write['mail.lifted']({ userId }, 'job-1');
    await write['mail.suspended']({ userId }, 'job-1');
    await liftSuspension(staff, userId);
    await write['mail.suspended']({ userId }, 'job-1');
    await write['mail.lifted']({ userId }, 'job-1');
    expect(emails.map(({ to }) => to)).toEqual([[email], [email]]);
    const [suspended = '', lifted = ''] = emails.map(({ source }) => source);
    expect(suspended).toContain(`Reply-To: ${site.operatorEmail}`);
    expect(textOf(suspended)).toContain('répondez à cet e-mail');
    expect(textOf(suspended)).toContain('Votre formule n’est pas renouvelée');
    expect(suspended).not.toContain('followers');
    expect(linkOf(lifted).href).toBe(`${PUBLIC_URL}/fr/login`);
    expect(textOf(lifted)).toContain('Votre formule sera de nouveau renouvelée');
    const jobs = await db.kysely.selectFrom('job').select('name').where('payload', '=', { userId }).execute();
    expect(
      jobs
        .map(({ name }) => name)
        .sort()
        .join(),
    ).toBe('mail.confirmation,mail.lifted,mail.suspended');
  });

  it('names the plan, the deadline and the payment page of a failed payment, and sends nothing after payment', async () => {
    const { emails, write } = await mailbox();
    const brand = await aBrand(db);
    const { id: userId, email } = requireActor(brand);
    await inFrench(userId);
    await aSubscription(brand, 'premium');
    await write['mail.owing']({ userId }, 'job-1');
    await runTestBillingAction(brand, { kind: 'fail_next', fails: true });
    await runTestBillingAction(brand, { kind: 'run_out' });
    await write['mail.owing']({ userId }, 'job-1');
    await runTestBillingAction(brand, { kind: 'pay' });
    await write['mail.owing']({ userId }, 'job-1');
    expect(emails.map(({ to }) => to)).toEqual([[email]]);
    const [{ source } = { source: '' }] = emails;
    expect(textOf(source)).toContain('Réglez le montant dû d’ici le 22\u00a0juin 2026');
    expect(textOf(source)).toContain('Premium');
    expect(linkOf(source).href).toBe(`${PUBLIC_URL}/fr/profile?tab=subscription`);
  });

  it('sends a message to an influencer without an account to the operator', async () => {
    const { emails, write } = await mailbox();
    const [brand, lea] = [await aBrand(db), await anInfluencer(db)];
    await confirmed(requireActor(brand).id);
    await db.kysely.updateTable('influencer').set({ user_id: null }).execute();
    await contactInfluencer(brand, lea.influencerId, fromAnne);
    await write['mail.contact']({ contactId: await contactId() }, 'job-1');
    await write['mail.contact']({ contactId: 'contact-gone' }, 'job-1');
    expect(emails.map(({ to }) => to)).toEqual([[site.operatorEmail]]);
    expect(textOf(emails[0]?.source ?? '')).toContain('Maison Aubrac writes to Léa Dubois');
  });

  it('delivers an email once after the mail server was down', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const downServer = await startMailServer();
    await downServer.close();
    const { services } = aVisitor(db);
    const mail = mailBySmtp(downServer.url, site.mailFrom);
    const { email } = requireActor(await aBrand(db));
    await db.kysely.deleteFrom('job').execute();

    const jobs = await openJobs(
      db,
      jobHandlers({ services: { ...services, mail }, db, publicUrl: PUBLIC_URL, dataDir: tmpdir() }),
    );
    onTestFinished(() => jobs.close());
    await askForReset(aVisitor(db), { email }, visit);
    const job = () => db.kysely.selectFrom('job').selectAll().executeTakeFirst();
    await eventually(async () => expect((await job())?.last_error).toContain('ECONNREFUSED'));

    const restartedServer = await startMailServer(Number(new URL(downServer.url).port));
    onTestFinished(() => restartedServer.close());
    // Makes the retry due at once instead of in 5 seconds.
    await db.kysely.updateTable('job').set({ run_at: sql`clock_timestamp()` }).execute();
    await notify(db.kysely, JOB_CHANNEL, '');
    await eventually(async () => expect(await job()).toBeUndefined());
    expect(restartedServer.emails.map(({ to }) => to)).toEqual([[email]]);
    expect(logged.mock.calls.join()).toContain('a job failed and will be retried');
    logged.mockRestore();
  });
});
