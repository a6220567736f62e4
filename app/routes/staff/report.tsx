import { Form, useNavigation } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Button } from '#app/ui/button.tsx';
import { Select, TextArea } from '#app/ui/field.tsx';
import { Options } from '#app/ui/options.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section } from '#app/ui/section.tsx';
import { decisionsFor, MAX_STATEMENT, reportGrounds } from '#domain/abuse-reports/abuse-report.ts';
import { decideReportInput, showAgainInput } from '#domain/abuse-reports/abuse-report-input.ts';
import { decideReport } from '#domain/abuse-reports/decide-report.server.ts';
import { findReport } from '#domain/abuse-reports/find-reports.server.ts';
import { showAgain } from '#domain/abuse-reports/show-again.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import {
  reportDecisionLabels,
  reportedKindLabels,
  reportGroundLabels,
  reportReasonLabels,
} from '#messages/labels/abuse-report.ts';
import type { Route } from './+types/report';
import { ReportFacts } from './report-facts.tsx';
import { Reversal, ReversalForm } from './report-reversal.tsx';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.abuse_desk());
export const ErrorBoundary = StaffError;
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context, params }: Route.LoaderArgs) {
  return { report: await found(findReport(admitStaff(context), params.reportId)) };
}

export async function action({ request, context, params: { reportId } }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const { ground, ...rest } = form;
    if (form.intent === 'show-again') await showAgain(ctx, reportId, parse(showAgainInput, form));
    else await decideReport(ctx, reportId, parse(decideReportInput, ground ? form : rest));
    return goTo(ctx.language, pathTo('/staff/reports/:reportId', { reportId }), { flash: 'staff.done' });
  }, form);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Report({ loaderData: { report }, actionData }: Route.ComponentProps) {
  const {
    kind,
    reason,
    decision,
    ground,
    statement,
    decided_at: decidedAt,
    reversed_at: reversedAt,
  } = report;
  const to = usePath();
  const language = useLanguage();
  const isSending = useNavigation().formData !== undefined;
  const { refused, form, errorOf } = useFormAnswer(actionData);
  const decisions = decisionsFor({ kind, hasAccount: report.concerned_id !== null });
  return (
    <Page
      back={{ to: to('/staff/reports'), label: m.abuse_desk() }}
      title={reportReasonLabels[reason]()}
      lead={[reportedKindLabels[kind](), report.target_name].filter(Boolean).join(' · ')}
    >
      <ReportFacts report={report} />
      {decision && decidedAt ? (
        <Section
          title={reportDecisionLabels[decision]()}
          text={m.abuse_desk_decided_on({ date: formatDate(decidedAt, language) })}
        >
          <div>
            {ground && <p className="mb-2 text-soft">{reportGroundLabels[ground]()}</p>}
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">{statement}</p>
          </div>
        </Section>
      ) : (
        <Section title={m.abuse_desk_decide()} text={m.abuse_desk_decide_text()}>
          <Form ref={form} method="post" noValidate className="grid gap-5">
            <RefusalAlert>{refused?.message}</RefusalAlert>
            <Select
              label={m.abuse_email_decision()}
              name="decision"
              required
              defaultValue={refused?.typed.decision}
              error={errorOf('decision')}
            >
              <Options values={decisions} labels={reportDecisionLabels} />
            </Select>
            <Select
              label={m.abuse_desk_ground()}
              name="ground"
              defaultValue={refused?.typed.ground}
              error={errorOf('ground')}
            >
              <option value="">{m.abuse_desk_ground_none()}</option>
              <Options values={reportGrounds} labels={reportGroundLabels} />
            </Select>
            <TextArea
              label={m.abuse_desk_statement()}
              help={m.abuse_desk_statement_help()}
              name="statement"
              required
              maxLength={MAX_STATEMENT}
              defaultValue={refused?.typed.statement}
              error={errorOf('statement')}
            />
            <p>
              <Button type="submit" busy={isSending} busyLabel={m.staff_busy()}>
                {m.abuse_desk_submit()}
              </Button>
            </p>
          </Form>
        </Section>
      )}
      {decision === 'hidden' &&
        (reversedAt ? <Reversal report={report} at={reversedAt} /> : <ReversalForm answer={actionData} />)}
    </Page>
  );
}
