import { z } from 'zod';
import { required, requiredLine, says } from '../fields.ts';
import {
  MAX_REPORT_TEXT,
  MAX_STATEMENT,
  reportDecisions,
  reportGrounds,
  reportReasons,
} from './abuse-report.ts';

const chosen = { error: says('field.required') };

export const abuseReportInput = z.object({
  /** In a report on a conversation: the `part` of the reported `ReportablePart`. Empty for other content. */
  part: z.string().max(200).default(''),
  reason: z.enum(reportReasons, chosen),
  text: required(MAX_REPORT_TEXT),
});
export type AbuseReportInput = z.infer<typeof abuseReportInput>;

/** Visitors state who they are (Digital Services Act, article 16). */
export const reporterInput = z.object({
  name: requiredLine(120),
  email: requiredLine(254).pipe(z.email(says('field.invalid_email'))),
});
export type ReporterInput = z.infer<typeof reporterInput>;

export const decideReportInput = z
  .object({
    decision: z.enum(reportDecisions, chosen),
    ground: z.enum(reportGrounds).optional(),
    statement: required(MAX_STATEMENT),
  })
  .refine(({ decision, ground }) => decision === 'none' || ground !== undefined, {
    path: ['ground'],
    error: says('field.required'),
  });
export type DecideReportInput = z.infer<typeof decideReportInput>;

export const showAgainInput = z.object({ reason: required(MAX_STATEMENT) });
export type ShowAgainInput = z.infer<typeof showAgainInput>;
