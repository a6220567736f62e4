import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Count } from '#app/ui/count.tsx';
import { OtherSide } from '#app/ui/other-side.tsx';
import type { InboxEntry } from '#domain/conversations/find-inbox.server.ts';
import type { InboxFilter } from '#domain/conversations/inbox-filter.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { formatAgo } from '#messages/format.ts';
import { campaignName, memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { lastLine } from '../last-line.ts';
import { inboxPath } from './inbox-path.ts';

interface InboxLineProps {
  entry: InboxEntry;
  side: Role;
  clock: { now: Date; zone: string };
  filter: InboxFilter;
  page: number;
}

export function InboxLine({ entry, side, clock: { now, zone }, filter, page }: InboxLineProps) {
  const to = usePath();
  const { id, otherName, campaignTitle, picture, unread, isWritable, last } = entry;
  const isNew = unread > 0;
  const isOpen = id === filter.openId;
  const onClick = (event: MouseEvent) => {
    const field = isOpen && document.querySelector<HTMLElement>('#conversation textarea');
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <Link
      to={to(inboxPath({ ...filter, openId: id }, page))}
      onClick={onClick}
      data-conversation={id}
      aria-current={isOpen ? 'true' : undefined}
      className="group relative grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3.5 rounded-card px-3 py-3.5 -outline-offset-2 hover:bg-sunken aria-[current=true]:bg-sunken max-lg:grid-cols-[3.5rem_minmax(0,1fr)] max-lg:px-1 max-lg:py-4"
    >
      {isOpen && <span aria-hidden className="absolute inset-y-3 left-0 w-0.5 rounded-full bg-accent" />}
      <OtherSide
        side={side}
        name={memberName(otherName)}
        picture={picture}
        className="aspect-square w-full"
      />
      <span className="min-w-0">
        <span className="flex items-baseline gap-3">
          <span
            dir="auto"
            className="min-w-0 flex-1 truncate font-serif text-xl leading-6 decoration-1 underline-offset-4 group-hover:underline max-lg:text-2xl max-lg:leading-7"
          >
            {memberName(otherName)}
          </span>
          {last && (
            <time
              dateTime={last.createdAt.toISOString()}
              className="shrink-0 text-sm text-soft tabular-nums"
              suppressHydrationWarning
            >
              {formatAgo(last.createdAt, now, currentLanguage(), { zone })}
            </time>
          )}
        </span>
        <span dir="auto" className="block truncate text-sm text-soft">
          {campaignName(campaignTitle)}
        </span>
        <span className="mt-0.5 flex items-center gap-3">
          <span
            dir="auto"
            className={`min-w-0 flex-1 truncate text-sm ${isNew ? 'font-medium' : 'text-soft'}`}
          >
            {last ? lastLine(last) : m.conversation_empty()}
          </span>
          {isNew && <Count count={unread} label={m.conversation_unread({ count: unread })} />}
          {!isWritable && <Badge>{m.inbox_closed()}</Badge>}
        </span>
      </span>
    </Link>
  );
}
