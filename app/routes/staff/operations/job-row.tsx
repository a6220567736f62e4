import { Badge, type Tone } from '#app/ui/badge.tsx';
import type { JobView } from '#domain/staff/jobs/find-jobs.server.ts';
import { type JobState, mayBeSettled } from '#domain/staff/jobs/job-state.ts';
import { m } from '#messages';
import { formatAgo, formatShortMoment } from '#messages/format.ts';
import { jobKindLabel, jobStateLabels } from '#messages/labels/operations.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { AskFirst, type Question } from './ask-first.tsx';

const tones: Record<JobState, Tone> = {
  given_up: 'bad',
  failing: 'wait',
  running: 'good',
  due: 'plain',
  later: 'plain',
};

export const retryQuestion = ({ id, kind }: JobView): Question => ({
  label: m.jobs_retry(),
  question: m.jobs_retry_ask(),
  consequence: m.jobs_retry_text({ kind: jobKindLabel(kind) }),
  isFinal: false,
  fields: { intent: 'retry', job: id },
});

export const discardQuestion = ({ id, kind }: JobView): Question => ({
  label: m.jobs_discard(),
  question: m.jobs_discard_ask(),
  consequence: m.jobs_discard_text({ kind: jobKindLabel(kind) }),
  isFinal: true,
  fields: { intent: 'discard', job: id },
});

export const retryAllQuestion = (count: number, kind: string | null): Question => ({
  label: m.jobs_retry_all(),
  question: m.jobs_retry_all_ask(),
  consequence: m.jobs_retry_all_text({ count }),
  isFinal: false,
  fields: { intent: 'retry_all', kind: kind ?? '' },
});

interface JobRowProps {
  job: JobView;
  now: Date;
  action: string;
  askAt: (intent: 'retry' | 'discard') => string;
}

export function JobRow({ job, now, action, askAt }: JobRowProps) {
  const { id, kind, state, attempts, error } = job;
  const names = { kind: jobKindLabel(kind), id };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 border-b border-line py-5">
      <div className="min-w-0 grow basis-80">
        <h3 className="font-serif text-2xl leading-tight wrap-anywhere">{names.kind}</h3>
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft tabular-nums">
          <Badge tone={tones[state]}>{jobStateLabels[state]()}</Badge>
          {[m.jobs_attempts({ count: attempts }), ...timesOf(job, now)].join(' · ')}
        </p>
        {mayBeSettled(state) && (
          <p dir="ltr" className="mt-2 font-mono text-sm wrap-anywhere">
            {error ?? m.jobs_error_none()}
          </p>
        )}
        <p className="mt-2 text-sm text-soft wrap-anywhere">
          {kind} · {id}
        </p>
      </div>
      {mayBeSettled(state) && (
        <div className="flex flex-wrap gap-2">
          <AskFirst
            {...retryQuestion(job)}
            aria-label={m.jobs_retry_name(names)}
            href={askAt('retry')}
            action={action}
          />
          <AskFirst
            {...discardQuestion(job)}
            aria-label={m.jobs_discard_name(names)}
            href={askAt('discard')}
            action={action}
          />
        </div>
      )}
    </li>
  );
}

function timesOf({ createdAt, givenUpAt, nextAttemptAt, state }: JobView, now: Date): string[] {
  const language = currentLanguage();
  const ago = (moment: Date) => formatAgo(moment, now, language, { inSentence: true });
  return [
    createdAt && m.jobs_created({ ago: ago(createdAt) }),
    givenUpAt && m.jobs_given_up_at({ ago: ago(givenUpAt) }),
    nextAttemptAt &&
      state !== 'running' &&
      m.jobs_next({ moment: formatShortMoment(nextAttemptAt, language) }),
  ].filter((it) => typeof it === 'string');
}
