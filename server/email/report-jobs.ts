import type { AbuseReportView } from '#domain/abuse-reports/abuse-report.ts';
import { findReportForEmail } from '#domain/abuse-reports/find-report-email.server.ts';
import { type Addressee, findAddressee } from '#domain/accounts/find-addressee.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import type { Jobs } from '#domain/jobs.server.ts';
import type { Language } from '#domain/language.ts';
import { inLanguage } from '#server/http/current-request.ts';
import { site } from '#site';
import type { EmailContent } from './email-layout.ts';
import {
  reportConcernedEmail,
  reportDecidedEmail,
  reportReceivedEmail,
  reportReversedConcernedEmail,
  reportReversedEmail,
} from './report-emails.ts';

type ReportJobs = {
  [Name in Extract<keyof Jobs, `mail.report_${string}`>]: (
    payload: Jobs[Name],
    jobId: string,
  ) => Promise<void>;
};

/** Replies to decisions and reversals go to the operator. Erased reporters and erased accounts get no email. */
export function reportJobs(newCtx: () => Ctx, publicUrl: string): ReportJobs {
  const repliesToOperator = { 'Reply-To': site.operatorEmail };

  async function send(
    to: { email: string; language: Language },
    jobId: string,
    write: () => EmailContent,
    headers = {},
  ): Promise<void> {
    const content = inLanguage(to.language, write);
    const messageId = `<${jobId}@${new URL(publicUrl).hostname}>`;
    await newCtx().services.mail.send({ to: to.email, ...content, messageId, headers });
  }

  type Write = (report: AbuseReportView) => EmailContent;
  const toReporter =
    (write: Write, headers = {}) =>
    async ({ reportId }: { reportId: string }, jobId: string) => {
      const report = await findReportForEmail(newCtx(), reportId);
      if (report?.email) await send(report, jobId, () => write(report), headers);
    };

  type WriteTo = (person: Addressee, report: AbuseReportView) => EmailContent;
  const toConcerned =
    (write: WriteTo) =>
    async ({ reportId }: { reportId: string }, jobId: string) => {
      const ctx = newCtx();
      const report = await findReportForEmail(ctx, reportId);
      if (!report?.concerned_id) return;
      const person = await findAddressee(ctx, { userId: report.concerned_id });
      if (person) await send(person, jobId, () => write(person, report), repliesToOperator);
    };

  return {
    'mail.report_received': toReporter(reportReceivedEmail),
    'mail.report_decided': toReporter(reportDecidedEmail, repliesToOperator),
    'mail.report_concerned': toConcerned(reportConcernedEmail),
    'mail.report_reversed': toReporter(reportReversedEmail, repliesToOperator),
    'mail.report_reversed_concerned': toConcerned(reportReversedConcernedEmail),
  };
}
