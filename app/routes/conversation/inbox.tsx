import { Link } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { conversationAddress } from '#app/live/conversation-address.ts';
import { useUnreadRevalidation } from '#app/live/use-unread-revalidation.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { onPage, pageIn } from '#app/request/page-number.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { CompanyLogo } from '#app/ui/company-logo.tsx';
import { Count } from '#app/ui/count.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { findInbox, type InboxEntry } from '#domain/conversations/find-inbox.server.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { messageTime } from '#messages/message-time.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/inbox';
import { lineOf } from './inbox-line.ts';
import { useClock } from './use-clock.ts';

export const meta: Route.MetaFunction = () => [{ title: `${m.inbox_title()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = admit(context);
  const ctx = ctxOf(context);
  const inbox = await findInbox(ctx, pageIn(new URL(request.url).searchParams));
  return { role, asOf: ctx.now.toISOString(), ...inbox };
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { role, asOf, entries, page, pages } = loaderData;
  const to = usePath();
  const clock = useClock(asOf);
  const isBrand = role === 'client';
  useUnreadRevalidation();
  return (
    <Page title={m.inbox_title()} lead={m.inbox_lead()}>
      {entries.length === 0 ? (
        <Empty
          title={m.inbox_empty()}
          text={isBrand ? m.inbox_empty_brand() : m.inbox_empty_influencer()}
          action={
            <ButtonLink
              to={to(isBrand ? '/client/campaigns' : pathTo('/influencer/dashboard', { tab: 'available' }))}
              look="secondary"
            >
              {isBrand ? m.inbox_to_campaigns() : m.inbox_to_available()}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="border-t border-line">
          {entries.map((entry) => (
            <li key={entry.id} className="border-b border-line">
              <Entry {...{ entry, role, clock }} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(it) => onPage(to('/messages'), it)} />
    </Page>
  );
}

interface EntryProps {
  entry: InboxEntry;
  role: Role;
  clock: ReturnType<typeof useClock>;
}

function Entry({ entry, role, clock: { now, zone } }: EntryProps) {
  const to = usePath();
  const { otherName, campaignTitle, picture, unread, isWritable, last } = entry;
  const isNew = unread > 0;
  return (
    <Link
      to={to(conversationAddress(role, entry))}
      className="group grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-4 py-5 md:grid-cols-[4rem_minmax(0,1fr)_auto] md:gap-x-6"
    >
      {role === 'client' ? (
        <Portrait name={otherName} picture={picture} className="aspect-square w-full" />
      ) : (
        <CompanyLogo company={{ name: otherName, logo: picture }} className="aspect-square w-full" />
      )}
      <span className="min-w-0 self-center">
        <span className="flex flex-wrap items-center gap-x-3">
          <span
            dir="auto"
            className="truncate font-serif text-2xl decoration-1 underline-offset-4 group-hover:underline"
          >
            {otherName}
          </span>
          {isNew && <Count count={unread} label={m.conversation_unread({ count: unread })} />}
          {!isWritable && <Badge>{m.inbox_closed()}</Badge>}
        </span>
        <span dir="auto" className="block truncate text-sm text-soft">
          {campaignTitle}
        </span>
        <span dir="auto" className={`mt-1 block truncate ${isNew ? 'font-medium' : 'text-soft'}`}>
          {last ? lineOf(last) : m.conversation_empty()}
        </span>
      </span>
      {last && (
        <time
          dateTime={last.createdAt.toISOString()}
          className="text-sm text-soft tabular-nums max-md:col-start-2 max-md:mt-1 md:self-center"
          suppressHydrationWarning
        >
          {messageTime(last.createdAt, now, zone, currentLanguage())}
        </time>
      )}
    </Link>
  );
}
