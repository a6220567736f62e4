import { expect, it } from 'vitest';
import type { AbuseReportView } from '#domain/abuse-reports/abuse-report.ts';
import { reportConcernedEmail, reportDecidedEmail, reportReceivedEmail } from './report-emails.ts';

const report: AbuseReportView = {
  id: 'report-1',
  kind: 'campaign',
  target_id: 'campaign-1',
  target_name: 'Summer table',
  place: '/campaigns/campaign-1',
  excerpt: 'Win a car',
  reason: 'scam',
  text: 'Buy at shop.example',
  reporter_id: null,
  name: 'Mallory',
  email: 'stranger@example.com',
  confirmed: false,
  language: 'en',
  concerned_id: null,
  decision: null,
  ground: null,
  statement: '',
  decided_at: null,
  created_at: new Date('2026-06-15T10:00:00Z'),
  reversed_at: null,
  reversed_by_name: null,
  reversal_reason: null,
};

it('repeats names and the text of a report only to a confirmed address', () => {
  const emailsTo = (confirmed: boolean) =>
    [
      reportReceivedEmail({ ...report, confirmed }),
      reportDecidedEmail({ ...report, confirmed }),
      reportConcernedEmail({ name: 'Anne', confirmed }, report),
    ]
      .map(({ text }) => text)
      .join();
  for (const typed of ['Mallory', 'Anne', 'shop.example', 'Summer table']) {
    expect(emailsTo(true)).toContain(typed);
    expect(emailsTo(false)).not.toContain(typed);
  }
});
