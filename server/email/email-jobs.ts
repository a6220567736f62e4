import {
  findChangedEmail,
  findRequestEmail,
  findUndoneEmail,
} from '#domain/accounts/email-change/find-email-change-emails.server.ts';
import { type Addressee, findAddressee } from '#domain/accounts/find-addressee.server.ts';
import { findRefusal } from '#domain/accounts/find-refusal.server.ts';
import { makeLink } from '#domain/accounts/links.server.ts';
import { makeResetLink } from '#domain/accounts/make-reset-link.server.ts';
import { findRecovery } from '#domain/accounts/open-recovery.server.ts';
import { findCaller } from '#domain/calls/find-call-request.server.ts';
import { findContact } from '#domain/contact/find-contact.server.ts';
import { makeSigningCode } from '#domain/contracts/signing-code.server.ts';
import { type Ctx, isMember } from '#domain/ctx.ts';
import { findErasureDay } from '#domain/erasures/find-erasure.server.ts';
import { exportEndOf } from '#domain/exports/export.ts';
import { findExport } from '#domain/exports/find-export.server.ts';
import { findEntrySteps } from '#domain/influencers/find-entry-steps.server.ts';
import type { Jobs } from '#domain/jobs.server.ts';
import { reasonOf } from '#domain/staff/services/outside-service.ts';
import { settleTestEmail } from '#domain/staff/services/test-email.server.ts';
import { hasRunningPlan } from '#domain/subscriptions/find-current-subscription.server.ts';
import { findSubscription } from '#domain/subscriptions/find-subscription.server.ts';
import { inLanguage } from '#server/http/current-request.ts';
import { FinalError } from '#services/final-error.ts';
import { site } from '#site';
import {
  confirmationEmail,
  liftedEmail,
  newBrowserEmail,
  passwordChangedEmail,
  paymentOverdueEmail,
  protectionChangedEmail,
  recoveryEmail,
  refusedEmail,
  resetEmail,
  signingCodeEmail,
  suspendedEmail,
  testEmail,
} from './account-emails.ts';
import { callEmail } from './call-email.ts';
import { collectionEmail } from './collection-email.ts';
import { contactEmail } from './contact-email.ts';
import {
  emailChangedEmail,
  emailChangeEmail,
  emailChangeUndoneEmail,
  emailTakenEmail,
} from './email-change-emails.ts';
import type { EmailContent } from './email-layout.ts';
import { dataLinkEmail, erasureEmail } from './erasure-emails.ts';
import { exportEmail } from './export-email.ts';
import { notificationJobs } from './notification-jobs.ts';
import { reportJobs } from './report-jobs.ts';

type MailJobs = {
  [Name in Extract<keyof Jobs, `mail.${string}`>]: (payload: Jobs[Name], jobId: string) => Promise<void>;
};

/**
 * Handlers that send emails. Each link is created just before sending, because its lifetime begins then. Deleted
 * accounts get no email, and confirmed accounts get no confirmation email. A handler throws if the mail server does not
 * accept an email, and the queue retries. All attempts have the same Message-ID, so mail programs show an email only
 * once.
 */
export function mailJobs(newCtx: () => Ctx, publicUrl: string): MailJobs {
  const { mail } = newCtx().services;

  const idOf = (name: string) => `<${name}@${new URL(publicUrl).hostname}>`;

  async function write(to: Addressee, jobId: string, email: () => EmailContent, headers = {}): Promise<void> {
    const content = inLanguage(to.language, email);
    await mail.send({ to: to.email, ...content, messageId: idOf(jobId), headers });
  }

  return {
    ...notificationJobs(newCtx, publicUrl),
    ...reportJobs(newCtx, publicUrl),

    async 'mail.reset'({ email }, jobId) {
      const made = await makeResetLink(newCtx(), email);
      if (!made) return;
      const { person, token } = made;
      await write(person, jobId, () => resetEmail({ ...person, publicUrl }, token));
    },

    async 'mail.confirmation'({ userId }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      if (!person || person.confirmed) return;
      const token = await makeLink(ctx, 'confirm', userId);
      await write(person, jobId, () => confirmationEmail({ publicUrl }, token));
    },

    async 'mail.password_changed'({ userId }, jobId) {
      const person = await findAddressee(newCtx(), { userId });
      if (person) await write(person, jobId, () => passwordChangedEmail({ ...person, publicUrl }));
    },

    async 'mail.new_browser'({ userId, login }, jobId) {
      const person = await findAddressee(newCtx(), { userId });
      if (person) await write(person, jobId, () => newBrowserEmail({ ...person, publicUrl }, login));
    },

    async 'mail.recovery'({ userId, requestedAt }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      const recovery = await findRecovery(ctx, userId, new Date(requestedAt));
      if (!person || !recovery) return;
      const token = await makeLink(ctx, 'recovery', userId, recovery.endsAt);
      await write(person, jobId, () => recoveryEmail({ ...person, publicUrl }, recovery.dueAt, token));
    },

    async 'mail.protection_changed'({ userId, change }, jobId) {
      const person = await findAddressee(newCtx(), { userId });
      if (!person) return;
      const email = () => protectionChangedEmail({ ...person, publicUrl }, change);
      await write(person, jobId, email, { 'Reply-To': site.operatorEmail });
    },

    async 'mail.email_change'({ changeId }, jobId) {
      const { person, token } = (await findRequestEmail(newCtx(), changeId)) ?? {};
      if (!person) return;
      const reader = { ...person, publicUrl };
      await write(person, jobId, () => (token ? emailChangeEmail(reader, token) : emailTakenEmail(reader)));
    },

    async 'mail.email_changed'({ changeId, confirmed = false }, jobId) {
      const found = await findChangedEmail(newCtx(), changeId);
      if (!found) return;
      const { person, ...change } = found;
      await write(person, jobId, () => emailChangedEmail({ ...person, confirmed, publicUrl }, change), {
        'Reply-To': site.operatorEmail,
      });
    },

    async 'mail.email_change_undone'({ changeId }, jobId) {
      const { person } = (await findUndoneEmail(newCtx(), changeId)) ?? {};
      if (!person) return;
      await write(person, jobId, () => emailChangeUndoneEmail(person), { 'Reply-To': site.operatorEmail });
    },

    async 'mail.call_request'({ userId }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      const call = await findCaller(ctx, userId);
      if (!isMember(person) || !call) return;
      const email = inLanguage(site.operatorLanguage, () =>
        callEmail({ ...person, phone: call.phone }, call.request),
      );
      const headers = { 'Reply-To': person.email };
      await mail.send({ to: site.operatorEmail, ...email, messageId: idOf(jobId), headers });
    },

    async 'mail.refused'({ userId }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      const reason = await findRefusal(ctx, userId);
      if (!isMember(person) || reason === null) return;
      await write(person, jobId, () => refusedEmail({ ...person, publicUrl }, reason));
    },

    async 'mail.suspended'({ userId }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      if (!person?.suspended) return;
      const hasPlan = await hasRunningPlan({ ...ctx, actor: person });
      await write(person, jobId, () => suspendedEmail({ ...person, publicUrl, hasPlan }), {
        'Reply-To': site.operatorEmail,
      });
    },

    async 'mail.lifted'({ userId }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      if (!person || person.suspended) return;
      const hasPlan = await hasRunningPlan({ ...ctx, actor: person });
      await write(person, jobId, () => liftedEmail({ ...person, publicUrl, hasPlan }));
    },

    async 'mail.owing'({ userId }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      if (!person || person.suspended) return;
      const { tier, owing } = await findSubscription({ ...ctx, actor: person });
      if (!owing || tier === 'free') return;
      await write(person, jobId, () =>
        paymentOverdueEmail({ ...person, publicUrl }, { tier, lastDay: owing.lastDay }),
      );
    },

    async 'mail.collection'({ userId }) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      const { until = null, missing = [] } = (await findEntrySteps(ctx, userId)) ?? {};
      if (!person || person.suspended || !until || missing.length === 0) return;
      await mail.send({
        to: person.email,
        ...inLanguage(person.language, () => collectionEmail({ ...person, publicUrl, until, missing })),
        messageId: idOf(`collection-${userId}`),
      });
    },

    /** Not retried, because staff wait for the result. */
    async 'mail.test'({ userId }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      if (person?.role !== 'staff' || person.suspended) return;
      try {
        await write(person, jobId, () => testEmail({ ...person, publicUrl }));
      } catch (error) {
        await settleTestEmail(newCtx(), userId, reasonOf(error));
        throw new FinalError('the test email failed', error);
      }
      await settleTestEmail(newCtx(), userId, null);
    },

    async 'mail.signing_code'({ userId }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      if (!person || person.suspended) return;
      const code = await makeSigningCode(ctx, { userId, jobId });
      if (code !== null) await write(person, jobId, () => signingCodeEmail(person, code));
    },

    async 'mail.data_link'({ email }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { email });
      if (!person?.suspended || !isMember(person)) return;
      const token = await makeLink(ctx, 'data', person.id);
      await write(person, jobId, () => dataLinkEmail({ ...person, publicUrl }, token));
    },

    async 'mail.erasure'({ userId }, jobId) {
      const ctx = newCtx();
      const person = await findAddressee(ctx, { userId });
      const due = await findErasureDay(ctx, userId);
      if (person && due) await write(person, jobId, () => erasureEmail({ ...person, publicUrl, due }));
    },

    async 'mail.export'({ exportId }, jobId) {
      const found = await findExport(newCtx(), exportId);
      if (!found?.readyAt) return;
      const { person, readyAt } = found;
      const until = exportEndOf(readyAt);
      await write(person, jobId, () => exportEmail({ ...person, publicUrl, until }));
    },

    async 'mail.contact'({ contactId }, jobId) {
      const ctx = newCtx();
      const contact = await findContact(ctx, contactId);
      if (!contact) return;
      const { userId } = contact.influencer;
      const reader = userId === null ? null : await findAddressee(ctx, { userId });
      const { email, language } = reader ?? { email: site.operatorEmail, language: site.operatorLanguage };
      const content = inLanguage(language, () => contactEmail(contact, publicUrl));
      const headers = { 'Reply-To': contact.account.email };
      await mail.send({ to: email, ...content, messageId: idOf(jobId), headers });
    },
  };
}
