import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChevronLeft, ChevronRight } from '#app/ui/icons.tsx';
import type { Inbox } from '#domain/conversations/find-inbox.server.ts';
import { type InboxFilter, noFilter } from '#domain/conversations/inbox-filter.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { InboxLine } from './inbox-line.tsx';
import { inboxPath } from './inbox-path.ts';

interface InboxListProps {
  inbox: Inbox;
  filter: InboxFilter;
  side: Role;
  clock: { now: Date; zone: string };
}

export function InboxList({ inbox: { entries, page, pages }, filter, side, clock }: InboxListProps) {
  if (entries.length === 0) return <NothingFound filter={filter} />;
  return (
    <>
      <ul
        aria-label={m.inbox_list()}
        onKeyDown={moveFocus}
        className="divide-y divide-line border-y border-line lg:min-h-0 lg:flex-1 lg:divide-y-0 lg:overflow-y-auto lg:overscroll-contain lg:py-2"
      >
        {entries.map((entry) => (
          <li key={entry.id}>
            <InboxLine {...{ entry, side, clock, filter, page }} />
          </li>
        ))}
      </ul>
      {pages > 1 && <Pages {...{ page, pages, filter }} />}
    </>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const lines = [...event.currentTarget.querySelectorAll('a')];
  const at = lines.findIndex((it) => it.contains(document.activeElement));
  const targets: Record<string, HTMLElement | undefined> = {
    ArrowUp: lines[at - 1],
    ArrowDown: lines[at + 1],
    Home: lines[0],
    End: lines.at(-1),
  };
  if (!Object.hasOwn(targets, event.key)) return;
  event.preventDefault();
  targets[event.key]?.focus();
}

function NothingFound({ filter }: { filter: InboxFilter }) {
  const to = usePath();
  const isOnlyUnread = filter.unread && filter.text === '' && filter.campaignId === '';
  return (
    <div className="border-y border-line py-12 text-center" role="status">
      <p className="font-serif text-2xl">{isOnlyUnread ? m.inbox_all_read() : m.inbox_nothing_found()}</p>
      <p className="mt-2 text-soft">
        {isOnlyUnread ? m.inbox_all_read_text() : m.inbox_nothing_found_text()}
      </p>
      <Link
        to={to(inboxPath({ ...noFilter, openId: filter.openId }))}
        className="mt-4 inline-flex min-h-6 items-center underline underline-offset-4"
      >
        {m.inbox_show_all()}
      </Link>
    </div>
  );
}

function Pages({ page, pages, filter }: { page: number; pages: number; filter: InboxFilter }) {
  const to = usePath();
  const link = (target: number, label: string, rel: 'prev' | 'next') =>
    target >= 1 &&
    target <= pages && (
      <ButtonLink
        to={to(inboxPath(filter, target))}
        look="quiet"
        rel={rel}
        aria-label={label}
        className="size-11 px-0"
      >
        {rel === 'prev' ? <ChevronLeft /> : <ChevronRight />}
      </ButtonLink>
    );
  return (
    <nav aria-label={m.page_nav()} className="grid grid-cols-[1fr_auto_1fr] items-center pt-2 tabular-nums">
      <span>{link(page - 1, m.page_previous(), 'prev')}</span>
      <span className="text-sm text-soft">{m.inbox_page({ page, pages })}</span>
      <span className="text-right">{link(page + 1, m.page_next(), 'next')}</span>
    </nav>
  );
}
