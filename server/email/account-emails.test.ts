import { describe, expect, it } from 'vitest';
import { leaveNothingOut, leaveOutUnconfirmed } from '#domain/claims/statements.ts';
import { inLanguage } from '#server/http/current-request.ts';
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
import { collectionEmail } from './collection-email.ts';
import {
  emailChangedEmail,
  emailChangeEmail,
  emailChangeUndoneEmail,
  emailTakenEmail,
} from './email-change-emails.ts';
import type { Reader } from './email-layout.ts';
import { dataLinkEmail, erasedEmail, erasureEmail } from './erasure-emails.ts';
import { exportEmail } from './export-email.ts';

const change = { newEmail: 'new@example.com', token: 'a-token', undoUntil: new Date('2026-06-22T10:00:00Z') };
const reader = {
  name: 'Léa <b>"Dubois"</b> & fils',
  confirmed: true,
  publicUrl: 'https://accolade.example',
};
/** These emails always go to unconfirmed addresses. */
const unconfirmed = ['confirmation', 'email change'];
const emailsTo = (reader: Reader) => ({
  reset: () => resetEmail(reader, 'a-token'),
  confirmation: () => confirmationEmail(reader, 'a-token'),
  'password changed': () => passwordChangedEmail(reader),
  'email change': () => emailChangeEmail(reader, 'a-token'),
  'email taken': () => emailTakenEmail(reader),
  'email changed': () => emailChangedEmail(reader, change),
  lifted: () => liftedEmail({ ...reader, hasPlan: true }),
  'new browser': () =>
    newBrowserEmail(
      { ...reader, role: 'client' },
      { browser: 'Firefox', system: 'Linux', network: '203.0.113.x', at: '2026-06-15T10:00:00Z' },
    ),
  refused: () => refusedEmail({ ...reader, role: 'client' }, 'A name.\nA number.'),
});
const emails = emailsTo(reader);

describe.each(Object.entries(emails))('%s', (kind, write) => {
  it.each(['en', 'fr'] as const)('has both bodies and links in %s', (language) => {
    const { subject, text, html } = inLanguage(language, write);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${subject}</title>`);
    const [href] = text.match(/https:\/\/\S+/) ?? [];
    expect(href).toMatch(
      language === 'fr'
        ? /^https:\/\/accolade\.example\/fr\//
        : /^https:\/\/accolade\.example\/[^f]|^https:\/\/accolade\.example\/forgot/,
    );
    expect(html).toContain(`href="${href}"`);
  });

  it('loads no external resource, and escapes markup in a name', () => {
    const { html } = inLanguage('en', write);
    expect(html).not.toMatch(/\bsrc=|url\(|@import|<link|<img/);
    if (!unconfirmed.includes(kind))
      expect(html).toContain('Léa &lt;b&gt;&quot;Dubois&quot;&lt;/b&gt; &amp; fils');
  });
});

it('has no text of a user for an address that was never confirmed', () => {
  const to = { ...reader, confirmed: false, suspended: true, due: change.undoUntil, until: change.undoUntil };
  const others = [
    () => recoveryEmail(to, change.undoUntil, 'a-token'),
    () => protectionChangedEmail(to, 'recovered'),
    () => suspendedEmail({ ...to, hasPlan: true }),
    () => signingCodeEmail(to, '123456'),
    () => testEmail(to),
    () => paymentOverdueEmail(to, { tier: 'basic', lastDay: '2026-06-22' }),
    () => collectionEmail({ ...to, missing: ['email'] }),
    () => erasureEmail(to),
    () => erasedEmail(to),
    () => dataLinkEmail(to, 'a-token'),
    () => exportEmail(to),
  ];
  for (const write of [...Object.values(emailsTo(to)), ...others])
    expect(JSON.stringify(inLanguage('en', write))).not.toMatch(/Hello|Dubois|new@example/);
});

it('names the last full day of a period that ends at an hour', () => {
  const to = { ...reader, suspended: false, until: change.undoUntil };
  for (const write of [() => emailChangedEmail(reader, change), () => exportEmail(to)])
    expect(inLanguage('en', write).text).toContain('Jun 21, 2026');
});

it('has different subjects in both languages', () => {
  for (const write of Object.values(emails)) {
    expect(inLanguage('fr', write).subject).not.toBe(inLanguage('en', write).subject);
  }
});

it('keeps the line breaks of the reason, and the French space before a colon', () => {
  const { text, html } = inLanguage('fr', emails.refused);
  expect(text).toContain('A name.\nA number.');
  expect(html).toMatch(/pre-line">A name\.\nA number\.</);
  expect(text).not.toMatch(/[^\u202f]:\n/);
});

it('leaves out the publisher until it is confirmed', () => {
  const html = () => passwordChangedEmail(reader).html;
  expect(html()).toContain('Accolade Agency');
  leaveOutUnconfirmed();
  expect(html()).not.toContain('Accolade Agency');
  leaveNothingOut();
});

it.each(['en', 'fr'] as const)('asks suspended people for no login and no password, in %s', (language) => {
  const suspended = { ...reader, suspended: true, due: change.undoUntil, until: change.undoUntil };
  for (const write of [erasureEmail, exportEmail])
    expect(inLanguage(language, () => write(suspended)).text).not.toMatch(
      /log in|your password|connectez-vous|votre mot de passe/i,
    );
  const { text } = inLanguage(language, () => dataLinkEmail(reader, 'a-token'));
  expect(text).toMatch(language === 'en' ? /works for 60 minutes/ : /fonctionne pendant 60\u00a0minutes/);
});

it('offers no link to undo a change that cannot be undone', () => {
  const { text } = inLanguage('en', () =>
    emailChangedEmail(reader, { ...change, token: null, undoUntil: null }),
  );
  expect(text).toContain('new@example.com');
  expect(text).not.toContain('https://');
  expect(inLanguage('en', () => emailChangeUndoneEmail(reader)).text).not.toContain('https://');
});
