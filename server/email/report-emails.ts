import type { AbuseReportView } from '#domain/abuse-reports/abuse-report.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import {
  reportDecisionLabels,
  reportedKindLabels,
  reportGroundLabels,
  reportReasonLabels,
} from '#messages/labels/abuse-report.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type EmailContent, greetingOf, type Reader, renderEmail } from './email-layout.ts';

type Facts = [label: string, value: string][];
type Person = Omit<Reader, 'publicUrl'>;

/** Confirms that a report was received. Repeats its text to a confirmed address only, for the reason of `greetingOf`. */
export function reportReceivedEmail(report: AbuseReportView): EmailContent {
  const { id, text, confirmed } = report;
  const written: Facts = confirmed ? [[m.abuse_text(), text]] : [];
  return renderEmail({
    subject: m.abuse_email_received_subject(),
    greeting: greetingOf(report),
    paragraphs: [m.abuse_email_received_text({ site: site.name })],
    facts: [...contentOf(report), ...written, [m.abuse_email_number(), id]],
  });
}

/** Informs the reporter of the decision and its reasons. */
export function reportDecidedEmail(report: AbuseReportView): EmailContent {
  const date = formatDate(report.created_at, currentLanguage());
  return renderEmail({
    subject: m.abuse_email_decided_subject(),
    greeting: greetingOf(report),
    paragraphs: [m.abuse_email_decided_text({ date })],
    facts: [...contentOf(report), ...decisionOf(report), [m.abuse_email_number(), report.id]],
    asides: [m.abuse_email_redress(), m.abuse_email_automated()],
  });
}

/** Gives the person concerned the statement of reasons, without anything about the reporter. */
export function reportConcernedEmail(person: Person, report: AbuseReportView): EmailContent {
  return renderEmail({
    subject: m.abuse_email_concerned_subject(),
    greeting: greetingOf(person),
    paragraphs: [m.abuse_email_concerned_text({ site: site.name })],
    facts: [...contentOfConcerned(report), ...decisionOf(report), [m.abuse_email_number(), report.id]],
    asides: [m.abuse_email_redress(), m.abuse_email_automated()],
  });
}

/**
 * Informs the reporter that a decision to hide content was reversed. The reporter may object to the reversal in the
 * same ways as to a decision.
 */
export function reportReversedEmail(report: AbuseReportView): EmailContent {
  const date = formatDate(report.created_at, currentLanguage());
  return renderEmail({
    subject: m.abuse_email_reversed_subject(),
    greeting: greetingOf(report),
    paragraphs: [m.abuse_email_reversed_text({ date })],
    facts: [...contentOf(report), ...reversalOf(report)],
    asides: [m.abuse_email_redress(), m.abuse_email_automated()],
  });
}

/** Informs the person concerned of the reversal, without anything about the reporter. */
export function reportReversedConcernedEmail(person: Person, report: AbuseReportView): EmailContent {
  return renderEmail({
    subject: m.abuse_email_reversed_concerned_subject(),
    greeting: greetingOf(person),
    paragraphs: [m.abuse_email_reversed_concerned_text({ site: site.name })],
    facts: [...contentOfConcerned(report), ...reversalOf(report)],
  });
}

/**
 * Omits the name of a reported influencer, because not every reporter of a profile may know the name. If the reporter's
 * address is not confirmed, omits all names, for the reason of `greetingOf`.
 */
function contentOf({ kind, target_name, reason, confirmed }: AbuseReportView): Facts {
  const name = kind === 'profile' || !confirmed ? '' : target_name;
  const content = [reportedKindLabels[kind](), name].filter(Boolean).join(', ');
  return [
    [m.abuse_email_content(), content],
    [m.abuse_reason(), reportReasonLabels[reason]()],
  ];
}

function contentOfConcerned({ kind, excerpt }: AbuseReportView): Facts {
  const content: Facts = [[m.abuse_email_content(), reportedKindLabels[kind]()]];
  if (excerpt) content.push([m.abuse_desk_excerpt(), excerpt]);
  return content;
}

function reversalOf({ id, reversal_reason }: AbuseReportView): Facts {
  return [
    [m.abuse_email_reasons(), reversal_reason ?? ''],
    [m.abuse_email_number(), id],
  ];
}

function decisionOf({ decision, ground, statement }: AbuseReportView): Facts {
  const facts: Facts = [];
  if (decision) facts.push([m.abuse_email_decision(), reportDecisionLabels[decision]()]);
  if (ground) facts.push([m.abuse_email_ground(), reportGroundLabels[ground]()]);
  facts.push([m.abuse_email_reasons(), statement]);
  return facts;
}
