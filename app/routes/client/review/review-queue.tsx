import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChevronLeft, ChevronRight, Columns } from '#app/ui/icons.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { MAX_COMPARED, MIN_COMPARED } from '#domain/applications/application.ts';
import type { ReviewQueue } from '#domain/applications/find-review-queue.server.ts';
import { m } from '#messages';
import { firstNameOf } from '#messages/member-name.ts';
import { useComparisonHref } from '../compare/use-comparison-href.ts';
import { useReviewHref } from './use-review-href.ts';

export interface QueueProps {
  campaignId: string;
  influencerId: string;
  queue: ReviewQueue;
}

export function QueueNavigation({ campaignId, influencerId, queue }: QueueProps) {
  const reviewHref = useReviewHref();
  const comparisonHref = useComparisonHref(campaignId);
  const { people, position, total } = queue;
  if (!people.some((person) => person.influencerId !== influencerId)) return null;
  const compared = comparedIn(queue, influencerId);
  return (
    <nav aria-label={m.review_queue()} className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="text-sm text-soft tabular-nums max-sm:sr-only">
        {position ? m.review_queue_place({ position, total }) : m.review_queue_total({ count: total })}
      </p>
      <ul className="flex gap-0.5">
        {people.map((person) => (
          <li key={person.influencerId}>
            <Link
              to={reviewHref({ campaignId, influencerId: person.influencerId })}
              title={person.fullName}
              aria-current={person.influencerId === influencerId ? 'page' : undefined}
              className="block rounded-full border-2 border-transparent p-0.5 hover:border-line aria-[current=page]:border-ink"
            >
              <Portrait
                name={person.fullName}
                picture={person.picture}
                className="size-8 rounded-full! text-base"
              />
              <span className="sr-only">{person.fullName}</span>
            </Link>
          </li>
        ))}
      </ul>
      {compared.length >= MIN_COMPARED && (
        <ButtonLink to={comparisonHref(compared)} look="secondary" small>
          <Columns className="size-4 shrink-0" />{' '}
          <span className="max-[24rem]:sr-only">{m.compare_button()}</span>
        </ButtonLink>
      )}
      <div className="flex gap-2 max-lg:hidden">
        {queue.previous && (
          <ButtonLink
            to={reviewHref({ campaignId, influencerId: queue.previous.influencerId })}
            look="secondary"
            small
            rel="prev"
            className="w-9 px-0!"
            aria-label={m.review_queue_previous({ name: queue.previous.fullName })}
          >
            <ChevronLeft />
          </ButtonLink>
        )}
        <NextApplicant {...{ campaignId, queue }} />
      </div>
    </nav>
  );
}

export function NextApplicant({ campaignId, queue: { next } }: Omit<QueueProps, 'influencerId'>) {
  const reviewHref = useReviewHref();
  if (!next) return null;
  return (
    <ButtonLink
      to={reviewHref({ campaignId, influencerId: next.influencerId })}
      look="secondary"
      small
      rel="next"
    >
      {m.review_queue_next({ name: firstNameOf(next.fullName) })} <ChevronRight className="size-4 shrink-0" />
    </ButtonLink>
  );
}

export function QueueArrow({
  to: side,
  campaignId,
  queue,
}: Omit<QueueProps, 'influencerId'> & { to: 'previous' | 'next' }) {
  const reviewHref = useReviewHref();
  const person = queue[side];
  const Icon = side === 'previous' ? ChevronLeft : ChevronRight;
  const label = side === 'previous' ? m.review_queue_previous : m.review_queue_next;
  if (queue.total < 2) return null;
  return (
    <span className="size-11 shrink-0 max-[22rem]:w-8 lg:hidden">
      {person && (
        <Link
          to={reviewHref({ campaignId, influencerId: person.influencerId })}
          rel={side === 'previous' ? 'prev' : 'next'}
          aria-label={label({ name: person.fullName })}
          className="grid size-full place-items-center rounded-full hover:bg-sunken"
        >
          <Icon />
        </Link>
      )}
    </span>
  );
}

function comparedIn({ people, position }: ReviewQueue, influencerId: string): string[] {
  const ids = people.map((person) => person.influencerId);
  const others = ids.filter((id) => id !== influencerId);
  return (position === null ? others : [influencerId, ...others]).slice(0, MAX_COMPARED);
}
