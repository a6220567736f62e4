import { expect, it } from 'vitest';
import type { AbuseReportView } from '#domain/abuse-reports/abuse-report.ts';
import { reportReceivedEmail } from './report-emails.ts';

const report: AbuseReportView = {
  id: 'report-1',
  kind: 'campaign',
  target_id: 'campaign-1',
  target_name: 'Summer table',
  place: '/campaigns/campaign-1',
  excerpt: '',
  reason: 'scam',
  text: 'Buy at shop.example',
  reporter_id: null,
  name: 'Mallory',
  email: 'stranger@example.com',
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

it('repeats the name and text of a report only to the address of an account', () => {
  const receiptOf = (reporter_id: string | null) =>
    JSON.stringify(reportReceivedEmail({ ...report, reporter_id }));
  expect(receiptOf('user-1')).toMatch(/Mallory.*shop\.example/);
  expect(receiptOf(null)).not.toMatch(/Mallory|shop\.example/);
  expect(receiptOf(null)).toContain('Summer table');
});
