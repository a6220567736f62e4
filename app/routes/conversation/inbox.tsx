import { pathTo } from '#app/addresses/path.ts';
import { found } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { useUnreadRevalidation } from '#app/live/use-unread-revalidation.ts';
import { useClock } from '#app/rendering/use-clock.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { findConversation } from '#domain/conversations/find-conversation.server.ts';
import { findInbox, findInboxCampaigns, findInboxEntry } from '#domain/conversations/find-inbox.server.ts';
import { readInboxFilter } from '#domain/conversations/inbox-filter.ts';
import type { Ctx } from '#domain/ctx.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { site } from '#site';
import type { Route } from './+types/inbox';
import { InboxFilters } from './inbox/inbox-filters.tsx';
import { InboxList } from './inbox/inbox-list.tsx';
import { isFiltering } from './inbox/inbox-path.ts';
import { EmptyPane, Pane } from './inbox/pane.tsx';
import { usePaneFocus } from './inbox/use-pane-focus.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const name = loaderData?.open && memberName(loaderData.open.entry.otherName);
  return [{ title: `${name ? `${name} · ` : ''}${m.inbox_title()} · ${site.name}` }];
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = admit(context);
  const ctx = ctxOf(context);
  const query = new URL(request.url).searchParams;
  const filter = readInboxFilter(query);
  const [inbox, campaigns, open] = await Promise.all([
    findInbox(ctx, pageIn(query), filter),
    role === 'client' ? findInboxCampaigns(ctx) : [],
    filter.openId ? found(findOpen(ctx, filter.openId)) : null,
  ]);
  return { role, asOf: ctx.now.toISOString(), filter, inbox, campaigns, open };
}

async function findOpen(ctx: Ctx, id: string) {
  const conversation = await findConversation(ctx, id);
  const entry = await findInboxEntry(ctx, id);
  return entry ? { conversation, entry } : null;
}

export default function Inbox({ loaderData }: Route.ComponentProps) {
  const { role, asOf, filter, inbox, campaigns, open } = loaderData;
  const clock = useClock(asOf);
  useUnreadRevalidation();
  usePaneFocus(filter.openId);
  if (inbox.total === 0 && !isFiltering(filter) && !open)
    return <NoConversations isBrand={role === 'client'} />;
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] px-5 py-8 md:px-8 md:py-12 lg:h-[max(38rem,calc(100dvh-4.5rem-var(--notice,0px)))] lg:grid-cols-[23rem_minmax(0,1fr)] lg:gap-x-8 lg:py-8">
      <div className="min-h-0 lg:flex lg:flex-col">
        <h1 className={`mb-5 ${open ? 'max-lg:sr-only' : ''}`}>{m.inbox_title()}</h1>
        <div className={`lg:flex lg:min-h-0 lg:flex-1 lg:flex-col ${open ? 'max-lg:hidden' : ''}`}>
          <InboxFilters filter={filter} campaigns={campaigns} />
          <InboxList {...{ inbox, filter, clock }} side={role} />
        </div>
      </div>
      <div
        className={`min-h-0 ${open ? 'flex flex-col h-[max(28rem,calc(100dvh-8rem-var(--notice,0px)))] md:h-[max(28rem,calc(100dvh-10rem-var(--notice,0px)))] lg:h-auto' : 'max-lg:hidden'}`}
      >
        {open ? <Pane {...open} filter={filter} page={inbox.page} /> : <EmptyPane />}
      </div>
    </div>
  );
}

function NoConversations({ isBrand }: { isBrand: boolean }) {
  const to = usePath();
  return (
    <Page title={m.inbox_title()} lead={m.inbox_lead()}>
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
    </Page>
  );
}
