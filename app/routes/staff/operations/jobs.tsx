import { Form } from 'react-router';
import { z } from 'zod';
import { attempt, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Button } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Select } from '#app/ui/field.tsx';
import { Options } from '#app/ui/options.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { parse } from '#domain/parse.ts';
import { discardJob } from '#domain/staff/jobs/discard-job.server.ts';
import { findJob, findJobs, type JobKindView } from '#domain/staff/jobs/find-jobs.server.ts';
import { jobStates } from '#domain/staff/jobs/job-state.ts';
import { retryGivenUpJobs, retryJob } from '#domain/staff/jobs/retry-jobs.server.ts';
import { m } from '#messages';
import { jobKindLabel, jobStateLabels } from '#messages/labels/operations.ts';
import { StaffError, staffTitle } from '../staff-error.tsx';
import type { Route } from './+types/jobs';
import { Asked, AskFirst } from './ask-first.tsx';
import { JobKinds } from './job-kinds.tsx';
import { discardQuestion, JobRow, retryAllQuestion, retryQuestion } from './job-row.tsx';
import { type JobFilter, jobFilterIn, jobsPath } from './jobs-address.ts';
import { OperationsTabs } from './operations-tabs.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.operations_jobs());
export const ErrorBoundary = StaffError;
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = admitStaff(context);
  const { searchParams } = new URL(request.url);
  const filter = jobFilterIn(searchParams);
  const ask = searchParams.get('ask');
  const job = searchParams.get('job');
  const asked = ask && job ? await findJob(ctx, job) : null;
  return {
    ...(await findJobs(ctx, { ...filter, page: pageIn(searchParams) })),
    filter,
    ask,
    asked,
    now: ctx.now,
  };
}

const input = z.object({
  intent: z.enum(['retry', 'discard', 'retry_all']),
  job: z.string().max(100).default(''),
  kind: z.string().max(100).default(''),
});

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  const typed = Object.fromEntries(await readForm(request));
  const { searchParams } = new URL(request.url);
  return attempt(async () => {
    const { intent, job, kind } = parse(input, typed);
    if (intent === 'retry') await retryJob(ctx, job);
    else if (intent === 'discard') await discardJob(ctx, job);
    else await retryGivenUpJobs(ctx, kind || null);
    return goTo(ctx.language, jobsPath(jobFilterIn(searchParams), { page: pageIn(searchParams) }), {
      flash: 'staff.done',
    });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function JobsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { jobs, kinds, total, page, pages, filter, ask, asked, now } = loaderData;
  const to = usePath();
  const { refused } = useFormAnswer(actionData);
  const here = to(jobsPath(filter, { page }));
  const givenUp = kinds
    .filter(({ kind }) => filter.kind === null || kind === filter.kind)
    .reduce((sum, it) => sum + it.givenUp, 0);
  const retryAll = givenUp > 0 ? retryAllQuestion(givenUp, filter.kind) : null;
  const question =
    ask === 'retry_all' ? retryAll : asked && (ask === 'discard' ? discardQuestion : retryQuestion)(asked);
  return (
    <Page
      back={{ to: to('/staff'), label: m.staff_desk_title() }}
      title={m.operations_jobs()}
      lead={m.jobs_lead()}
    >
      <OperationsTabs current="/staff/jobs" />
      <RefusalAlert>{refused?.message}</RefusalAlert>
      {ask && question && <Asked {...question} action={here} back={here} />}
      {kinds.length === 0 ? (
        <Empty title={m.jobs_none()} text={m.jobs_none_text()} />
      ) : (
        <>
          <JobKinds kinds={kinds} now={now} />
          <section aria-labelledby="jobs-list" className="mt-12">
            <h2 id="jobs-list">{m.jobs_list()}</h2>
            <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
              <Filter filter={filter} kinds={kinds} />
              {retryAll && (
                <AskFirst
                  {...retryAll}
                  href={to(jobsPath(filter, { page, ask: 'retry_all' }))}
                  action={here}
                />
              )}
            </div>
            <p role="status" className="mt-6 mb-2 text-soft tabular-nums">
              {m.jobs_count({ count: total })}
            </p>
            {jobs.length === 0 ? (
              <Empty title={m.jobs_list_empty()} />
            ) : (
              <ul className="border-t border-line">
                {jobs.map((job) => (
                  <JobRow
                    key={job.id}
                    job={job}
                    now={now}
                    action={here}
                    askAt={(intent) => to(jobsPath(filter, { page, ask: intent, job: job.id }))}
                  />
                ))}
              </ul>
            )}
            <Pager page={page} pages={pages} to={(it) => to(jobsPath(filter, { page: it }))} />
          </section>
        </>
      )}
    </Page>
  );
}

function Filter({ filter, kinds }: { filter: JobFilter; kinds: readonly JobKindView[] }) {
  return (
    <Form key={`${filter.kind} ${filter.state}`} className="flex flex-wrap items-end gap-3">
      <Select label={m.jobs_kind()} name="kind" defaultValue={filter.kind ?? ''}>
        <option value="">{m.jobs_all_kinds()}</option>
        {kinds.map(({ kind }) => (
          <option key={kind} value={kind}>
            {jobKindLabel(kind)}
          </option>
        ))}
      </Select>
      <Select label={m.jobs_state()} name="state" defaultValue={filter.state ?? ''}>
        <option value="">{m.jobs_troubled()}</option>
        <Options values={jobStates} labels={jobStateLabels} />
      </Select>
      <Button type="submit">{m.jobs_filter()}</Button>
    </Form>
  );
}
