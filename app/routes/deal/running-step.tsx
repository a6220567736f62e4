import { useId } from 'react';
import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { DayLine } from '#app/ui/day-line.tsx';
import { Turn } from '#app/ui/turn.tsx';
import { type Task, tasksOf } from '#domain/deal-work/tasks.ts';
import { mayBegin, type Work } from '#domain/deal-work/work.ts';
import { workDeadlinesOf } from '#domain/deal-work/work-deadlines.ts';
import type { DealView } from '#domain/deals/deal-view.ts';
import { m } from '#messages';
import { dealHeadline, otherNameOf, silenceText } from '#messages/deal-text.ts';
import { formatDay } from '#messages/format.ts';
import { taskButtons, taskWaits } from '#messages/labels/task.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { taskTitle } from '#messages/task-text.ts';

interface RunningStepProps {
  deal: DealView;
  work: Work;
  task: Task;
  today: string;
}

/** Shows the next task of a running deal with its deadline, and one filled button that leads to the task. */
export function RunningStep({ deal, work, task, today }: RunningStepProps) {
  const titleId = useId();
  const language = currentLanguage();
  const placeOf = useTaskPlace(deal);
  const isMine = task.side === deal.side;
  const others = tasksOf(work).filter((it) => it.side === deal.side && !isSame(it, task));
  const pausedOn = work.shipment?.pausedOn;
  return (
    <section aria-labelledby={titleId} className="rounded-card border border-line bg-surface p-5 sm:p-8">
      <Turn deal={deal} />
      <h2 id={titleId} className="mt-2 text-4xl text-balance wrap-anywhere">
        <Accented {...dealHeadline(deal)} />
      </h2>
      <Waiting {...{ deal, work }} />
      <div className="mt-6 grid gap-3">
        {task.lastDay && task.lastDay >= today && (
          <DayLine
            start={startOf(task, work) ?? today}
            today={today}
            last={task.lastDay}
            isSent={task.kind === 'receive_gift'}
          />
        )}
        <p className="max-w-prose text-sm text-soft text-pretty">
          {pausedOn && !task.lastDay
            ? m.task_paused_since({ date: formatDay(pausedOn, language) })
            : silenceText(deal, language, today)}
        </p>
      </div>
      {isMine && (
        <div className="mt-7 grid sm:flex">
          <ButtonLink to={placeOf(task)}>{taskButtons[task.kind]()}</ButtonLink>
        </div>
      )}
      {others.length > 0 && (
        <div className="mt-8 border-t border-line pt-5">
          <h3 className="font-sans text-sm font-medium text-soft">{m.task_others()}</h3>
          <ul className="mt-1">
            {others.map((it) => (
              <li
                key={it.kind + it.deliverable?.id}
                className="flex items-baseline justify-between gap-4 py-1.5"
              >
                <Link to={placeOf(it)} className="min-w-0 underline underline-offset-4 wrap-anywhere">
                  {taskTitle(it, { side: deal.side, name: otherNameOf(deal) })}
                </Link>
                {it.lastDay && (
                  <span className="shrink-0 text-sm text-soft tabular-nums">
                    {formatDay(it.lastDay, language, { inSentence: false })}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

/** Tells the influencer not to begin, if all planned content must wait for the gift. */
function Waiting({ deal, work: { deliverables, shipment } }: Pick<RunningStepProps, 'deal' | 'work'>) {
  const planned = deliverables.filter(({ status }) => status === 'planned');
  const mustWait = planned.length > 0 && planned.every((it) => !mayBegin(it, shipment));
  const reason = shipment && taskWaits[shipment.status];
  if (deal.side === 'brand' || !mustWait || !reason) return null;
  return <p className="mt-3 max-w-prose text-pretty">{m.task_must_wait({ reason: reason() })}</p>;
}

/**
 * Returns a function for the address of a task: the page of its content, or the part “Gift” on the page of the deal.
 */
function useTaskPlace({ id: dealId }: DealView) {
  const to = usePath();
  return ({ deliverable }: Task) =>
    deliverable
      ? to('/deals/:dealId/content/:deliverableId', { dealId, deliverableId: deliverable.id })
      : '#gift';
}

const isSame = (one: Task, other: Task) =>
  one.kind === other.kind && one.deliverable?.id === other.deliverable?.id;

/** The day from which the deadline of the task runs, in Paris. */
function startOf(task: Task, work: Work): string | undefined {
  const id = task.deliverable?.id ?? null;
  return workDeadlinesOf(work).find((it) => it.deliverableId === id && it.side === task.side)?.startDay;
}
