import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Picture } from '#app/ui/image.tsx';
import { dayOf } from '#domain/clock.ts';
import { tasksOf } from '#domain/deal-work/tasks.ts';
import { mayBegin, type Work } from '#domain/deal-work/work.ts';
import type { DealView } from '#domain/deals/deal-view.ts';
import type { Deliverable } from '#domain/deliverables/deliverable.ts';
import { numberOf } from '#domain/deliverables/deliverable-number.ts';
import { m } from '#messages';
import { contentName } from '#messages/content-name.ts';
import { otherNameOf } from '#messages/deal-text.ts';
import { formatDay } from '#messages/format.ts';
import { deliverableStatusLabels } from '#messages/labels/task.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { frameShapes } from './content-frames.tsx';

interface ContentListProps {
  deal: DealView;
  work: Work;
  /** Id of the first file of the newest draft that has files, by the id of the deliverable. */
  thumbnails: Readonly<Record<string, string>>;
}

/** Shows one frame for each deliverable, with its state in words. Each frame links to the page of the content. */
export function ContentList({ deal, work, thumbnails }: ContentListProps) {
  const isOver = deal.status === 'closed';
  const own = new Set(
    isOver
      ? []
      : tasksOf(work).flatMap(({ side, deliverable }) => (side === deal.side ? (deliverable?.id ?? []) : [])),
  );
  const mustWait = (it: Deliverable) => !isOver && it.status === 'planned' && !mayBegin(it, work.shipment);
  return (
    <>
      <ul className="flex flex-wrap gap-x-2.5 gap-y-5">
        {work.deliverables.map((it) => (
          <Frame
            key={it.id}
            {...{ deal, isOver }}
            deliverable={it}
            number={numberOf(work.deliverables, it)}
            isMine={own.has(it.id)}
            mustWait={mustWait(it)}
            thumbnail={thumbnails[it.id]}
          />
        ))}
      </ul>
      {work.deliverables.some(mustWait) && (
        <p className="mt-4 text-sm text-soft">
          {deal.side === 'brand' ? m.task_content_waits({ name: otherNameOf(deal) }) : m.deal_content_wait()}
        </p>
      )}
    </>
  );
}

interface FrameProps {
  deal: DealView;
  deliverable: Deliverable;
  number: number | null;
  isMine: boolean;
  mustWait: boolean;
  isOver: boolean;
  thumbnail: string | undefined;
}

function Frame({ deal, deliverable, number, isMine, mustWait, isOver, thumbnail }: FrameProps) {
  const to = usePath();
  const { id, kind, status, postUrl } = deliverable;
  const edge = isMine ? 'border-accent' : mustWait ? 'border-dashed border-edge' : 'border-line';
  const tone = isMine ? 'text-accent' : status === 'confirmed' ? 'text-good' : 'text-soft';
  return (
    <li className="group relative flex w-22 flex-col text-sm">
      <span
        aria-hidden
        className={`grid h-24 max-w-full place-items-center self-start overflow-hidden rounded-card border font-serif text-3xl ${frameShapes[kind]} ${edge} ${isMine ? 'text-accent italic' : 'text-soft'} ${status === 'dropped' ? 'opacity-60' : ''}`}
      >
        {thumbnail ? (
          <Picture media={thumbnail} alt="" width="6rem" isPrivate className="size-full" />
        ) : (
          (number ?? 1)
        )}
      </span>
      <Link
        to={to('/deals/:dealId/content/:deliverableId', { dealId: deal.id, deliverableId: id })}
        className="mt-1.5 font-medium underline-offset-4 group-hover:underline after:absolute after:inset-0"
      >
        {contentName({ kind, number })}
      </Link>
      <span className={`leading-snug ${tone}`}>{stateText(deliverable, isOver || mustWait)}</span>
      {postUrl && (
        <a
          href={postUrl}
          target="_blank"
          rel="nofollow noopener ugc"
          className="relative mt-0.5 inline-flex min-h-6 items-center self-start underline underline-offset-4"
        >
          {m.task_see_post()}
        </a>
      )}
    </li>
  );
}

/**
 * `To do by Dec 12`, `Approved on Dec 7`. With `isUndated`, planned content has no date: it waits for the gift, or the
 * deal is over.
 */
function stateText(deliverable: Deliverable, isUndated: boolean): string {
  const language = currentLanguage();
  const { status, submitBy, publishBy } = deliverable;
  const state = deliverableStatusLabels[status]();
  if (status === 'approved' && deliverable.objectedAt)
    return m.task_state_objected({ date: formatDay(dayOf(deliverable.objectedAt), language) });
  if (status === 'planned')
    return isUndated ? state : m.task_state_by({ state, date: formatDay(submitBy ?? publishBy, language) });
  const moments = {
    submitted: deliverable.submittedAt,
    changes_asked: deliverable.changesAskedAt,
    approved: deliverable.approvedAt,
    live: deliverable.publishedAt,
    confirmed: deliverable.confirmedAt,
    dropped: deliverable.droppedAt,
  };
  const moment = moments[status];
  return moment ? m.task_state_on({ state, date: formatDay(dayOf(moment), language) }) : state;
}
