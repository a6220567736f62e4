import type { ComponentProps } from 'react';
import { reportedIn, reportPath } from '#app/addresses/report-path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Field, Select, TextArea } from '#app/ui/field.tsx';
import { Options } from '#app/ui/options.tsx';
import { Page } from '#app/ui/page.tsx';
import { MAX_REPORT_TEXT, type ReportKind, reportReasons } from '#domain/abuse-reports/abuse-report.ts';
import { abuseReportInput, reporterInput } from '#domain/abuse-reports/abuse-report-input.ts';
import { findReportTarget } from '#domain/abuse-reports/find-report-target.server.ts';
import {
  findReportableParts,
  type ReportablePart,
} from '#domain/abuse-reports/find-reportable-parts.server.ts';
import { reportAbuse } from '#domain/abuse-reports/report-abuse.server.ts';
import { viewerIn } from '#domain/ctx.ts';
import { excerptOf } from '#domain/excerpt.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { reportReasonLabels, reportTitles } from '#messages/labels/abuse-report.ts';
import { site } from '#site';
import type { Route } from './+types/abuse-report';

export const handle: Handle = { serverOnly: true };
export const clientLoader = loadWholePage;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? reportTitles[loaderData.kind]() : m.abuse_link()} · ${site.name}` },
  { name: 'robots', content: 'noindex' },
];

const isForMembers = (kind: ReportKind) => ['conversation', 'application', 'file'].includes(kind);

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const target = reportedIn(params);
  const { kind, id } = target;
  if (isForMembers(kind)) admit(context);
  const { ctx, publicUrl } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const isSent = query.has('sent');
  const isVisitor = !viewerIn(ctx);
  if (kind === 'conversation') {
    const page = pageIn(query);
    const messages = { id, page, ...(await found(findReportableParts(ctx, id, page))) };
    return { kind, isSent, isVisitor, about: null, messages };
  }
  const { name: fullName, excerpt, place } = await found(findReportTarget(ctx, target));
  // Brands may not learn the names of influencers outside the collection (`isInCollection`).
  const name = kind === 'profile' ? '' : kind === 'file' ? excerpt : fullName;
  return { kind, isSent, isVisitor, about: { name, address: publicUrl + place }, messages: null };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const target = reportedIn(params);
  const { kind } = target;
  if (isForMembers(kind)) admit(context);
  const { ctx, origin } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const viewer = viewerIn(ctx);
    const input = parse(viewer ? abuseReportInput : abuseReportInput.extend(reporterInput.shape), form);
    const reporter = viewer ?? parse(reporterInput, form);
    const { name, email } = reporter;
    await reportAbuse(ctx, target, input, { reporter: { name, email }, origin });
    return goTo(ctx.language, reportPath(target, { sent: 1 }));
  }, form);
}

export default function AbuseReport({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, isSent, isVisitor, about, messages } = loaderData;
  const to = usePath();
  if (isSent)
    return (
      <Page title={m.abuse_sent()} lead={m.abuse_sent_text()} width="narrow">
        <ButtonLink to={to('/')} look="secondary">
          {m.abuse_sent_back({ site: site.name })}
        </ButtonLink>
      </Page>
    );
  const answer = pageAnswer(actionData);
  const field = (name: string) => ({ ...answer.field(name), required: true });
  return (
    <Page title={reportTitles[kind]()} lead={m.abuse_lead({ site: site.name })} width="narrow">
      <PageForm
        answer={answer}
        failureTitle={m.abuse_failed()}
        needsLogin={!isVisitor}
        submit={m.abuse_submit()}
        busyLabel={m.abuse_submitting()}
      >
        {about && (
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            {about.name && (
              <>
                <dt className="text-soft">{m.abuse_about()}</dt>
                <dd className="wrap-anywhere">{about.name}</dd>
              </>
            )}
            <dt className="text-soft">{m.abuse_place()}</dt>
            <dd className="wrap-anywhere">{about.address}</dd>
          </dl>
        )}
        {messages && <ChooseMessage {...messages} field={field('part')} />}
        <Select label={m.abuse_reason()} {...field('reason')}>
          <option value="">{m.abuse_reason_choose()}</option>
          <Options values={reportReasons} labels={reportReasonLabels} />
        </Select>
        <TextArea
          label={m.abuse_text()}
          help={m.abuse_text_help()}
          rows={7}
          maxLength={MAX_REPORT_TEXT}
          {...field('text')}
        />
        {isVisitor && (
          <>
            <Field label={m.abuse_name()} autoComplete="name" maxLength={120} {...field('name')} />
            <Field
              label={m.abuse_email()}
              type="email"
              autoComplete="email"
              maxLength={254}
              {...field('email')}
            />
          </>
        )}
        <p className="text-sm text-soft">{m.abuse_good_faith()}</p>
      </PageForm>
    </Page>
  );
}

interface ChooseMessageProps {
  id: string;
  page: number;
  parts: ReportablePart[];
  hasOlder: boolean;
  field: Pick<ComponentProps<typeof Select>, 'name' | 'defaultValue' | 'error' | 'required'>;
}

function ChooseMessage({ id, page, parts, hasOlder, field }: ChooseMessageProps) {
  const to = usePath();
  const pageHref = (it: number) => to(reportPath({ kind: 'conversation', id }, { page: it }));
  return (
    <>
      <Select label={m.abuse_part()} {...field}>
        <option value="">{m.abuse_part_choose()}</option>
        {parts.map(({ part, text, isFile }) => (
          <option key={part} value={part}>
            {isFile ? m.abuse_part_file({ name: text }) : excerptOf(text, 80)}
          </option>
        ))}
      </Select>
      {(hasOlder || page > 1) && (
        <p data-keeps-typed className="flex flex-wrap gap-3">
          {hasOlder && (
            <ButtonLink to={pageHref(page + 1)} look="secondary" small>
              {m.conversation_older()}
            </ButtonLink>
          )}
          {page > 1 && (
            <ButtonLink to={pageHref(page - 1)} look="secondary" small>
              {m.abuse_part_newer()}
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const to = usePath();
  const missing = (
    <Page title={m.not_found_text()} lead={m.refusal_report_not_found()}>
      <ButtonLink to={to('/')} look="secondary">
        {m.not_found_home()}
      </ButtonLink>
    </Page>
  );
  return <ErrorPage error={error} missing={missing} />;
}
