import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { decideReport } from '#domain/abuse-reports/decide-report.server.ts';
import { reportAbuse } from '#domain/abuse-reports/report-abuse.server.ts';
import { showAgain } from '#domain/abuse-reports/show-again.server.ts';
import { sendMessage } from '#domain/conversations/send-message.server.ts';
import { requireActor } from '#domain/ctx.ts';
import { site } from '#site';
import { testDatabase } from '#tests/database.ts';
import { textOf } from '#tests/mail-server.ts';
import { twoWhoMet } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { aTestMailbox } from '#tests/test-mailbox.ts';
import { mailJobs } from './email-jobs.ts';

const db = await testDatabase();

it('writes the reversal to the reporter and to the person concerned, each in their language, with the operator as Reply-To', async () => {
  const { emails, newCtx } = await aTestMailbox(db);
  const write = mailJobs(newCtx, 'https://accolade.example');
  const { brand, influencer, conversationId } = await twoWhoMet(db);
  const { id: userId, email } = requireActor(influencer);
  await db.kysely.updateTable('app_user').set({ language: 'fr' }).where('id', '=', userId).execute();
  await sendMessage(influencer, conversationId, { id: randomUUID(), content: 'Win a car' });
  const reporter = { name: 'Anne Roux', email: 'anne@example.com' };
  const reportId = await reportAbuse(
    brand,
    { kind: 'conversation', id: conversationId },
    { part: '1', reason: 'scam', text: 'No such prize.' },
    { reporter, origin: { address: 'one', headers: new Headers() } },
  );
  const staff = await someStaff(db);
  await decideReport(staff, reportId, { decision: 'hidden', ground: 'terms', statement: 'A fraud.' });
  await showAgain(staff, reportId, { reason: 'The prize exists.' });
  await write['mail.report_reversed']({ reportId }, 'job-1');
  await write['mail.report_reversed_concerned']({ reportId }, 'job-2');
  expect(emails.map(({ to }) => to)).toEqual([[reporter.email], [email]]);
  const [toReporter = '', toConcerned = ''] = emails.map(({ source }) => source);
  for (const source of [toReporter, toConcerned]) {
    expect(source).toContain(`Reply-To: ${site.operatorEmail}`);
    expect(textOf(source)).toContain('The prize exists.');
  }
  expect(textOf(toReporter)).toContain('We looked again');
  expect(textOf(toConcerned)).toContain('Nous avons réexaminé');
  expect(toConcerned).not.toMatch(/Anne|No such prize/);

  await db.kysely.updateTable('abuse_report').set({ email: '' }).where('id', '=', reportId).execute();
  await write['mail.report_reversed']({ reportId }, 'job-3');
  expect(emails).toHaveLength(2);
});
