import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { useUnreadRevalidation } from '#app/live/use-unread-revalidation.ts';
import { preloadItalic } from '#app/rendering/italic.ts';
import { ctxOf } from '#app/request/context.ts';
import { pageIn } from '#app/request/page-number.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { findContractsToSign } from '#domain/contracts/find-contracts-to-sign.server.ts';
import { type Side, sideOf } from '#domain/deals/deal.ts';
import type { DealLine, DealList } from '#domain/deals/deal-view.ts';
import { findDeals } from '#domain/deals/find-deals.server.ts';
import { m } from '#messages';
import { numberWord } from '#messages/number-word.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/deals';
import { admitParty } from './admit-party.ts';
import { DealGroup } from './deal-rows.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.deal_nav()} · ${site.name}` }];
export const links: Route.LinksFunction = preloadItalic;

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = admitParty(context);
  const isClosed = url.searchParams.get('tab') === 'closed';
  const page = pageIn(url.searchParams);
  const ctx = ctxOf(context);
  const toSign = actor.role === 'client' ? (await findContractsToSign(ctx)).length : 0;
  return { side: sideOf(actor), isClosed, toSign, deals: await findDeals(ctx, { isClosed, page }) };
}

export default function Deals({ loaderData: { side, isClosed, toSign, deals } }: Route.ComponentProps) {
  const to = usePath();
  useUnreadRevalidation();
  const { groups, counts, page, pages } = deals;
  const open = counts.mine + counts.theirs;
  const count = counts.mine;
  const lead =
    count > 0
      ? m.deal_waiting({ count, number: numberWord(count, currentLanguage()) })
      : m.deal_waiting_none();
  const hasNone = open + counts.closed === 0;
  return (
    <Page
      title={<Accented sentence={(word) => m.deal_heading({ word })} word={m.deal_heading_word()} />}
      lead={hasNone ? undefined : lead}
    >
      {hasNone ? (
        <Empty title={m.deal_empty()} text={m.deal_empty_text()} />
      ) : (
        <div className="max-w-3xl">
          <Tabs
            label={m.deal_tabs()}
            tabs={[
              { to: to('/deals'), label: m.deal_tab_open(), count: open, current: !isClosed },
              {
                to: to('/deals', { tab: 'closed' }),
                label: m.deal_tab_closed(),
                count: counts.closed,
                current: isClosed,
              },
            ]}
          />
          {!isClosed && toSign > 1 && (
            <ButtonLink to={to('/client/sign')} look="secondary" className="mb-8 max-sm:w-full">
              {m.contract_several_open({ count: toSign })}
            </ButtonLink>
          )}
          {isClosed ? <Closed deals={groups.closed} /> : <Open side={side} groups={groups} />}
          <Pager
            label={m.deal_pages()}
            page={page}
            pages={pages}
            to={(page) => to('/deals', { tab: isClosed ? 'closed' : null, page: page > 1 ? page : null })}
          />
          <Foot isBrand={side === 'brand'} />
        </div>
      )}
    </Page>
  );
}

function Open({ side, groups }: Pick<DealList, 'groups'> & { side: Side }) {
  const { mine, theirs } = groups;
  if (mine.length + theirs.length === 0) return <p className="text-soft">{m.deal_open_empty()}</p>;
  const hasNoOffer = ({ turn }: DealLine) => turn === null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <DealGroup title={m.deal_group_yours()} deals={mine} isMine />
      <DealGroup
        title={side === 'brand' ? m.deal_group_influencers() : m.deal_group_brand()}
        deals={theirs.filter((it) => !hasNoOffer(it))}
      />
      <DealGroup title={m.deal_group_no_offer()} deals={theirs.filter(hasNoOffer)} />
    </div>
  );
}

function Closed({ deals }: { deals: DealLine[] }) {
  if (deals.length === 0) return <p className="text-soft">{m.deal_closed_empty()}</p>;
  return <DealGroup title={m.deal_tab_closed()} deals={deals} />;
}

function Foot({ isBrand }: { isBrand: boolean }) {
  const to = usePath();
  return (
    <p className="mt-10 flex items-center gap-5 text-soft">
      <Mark className="h-14 w-auto shrink-0 text-accent" />
      <span>
        {isBrand ? m.deal_foot_brand() : m.deal_foot_influencer()}{' '}
        <Link
          to={isBrand ? to('/client/campaigns') : to('/influencer/dashboard', { tab: 'available' })}
          className="inline-flex min-h-6 items-center text-ink underline underline-offset-4"
        >
          {isBrand ? m.nav_campaigns() : m.deal_foot_influencer_link()}
        </Link>
      </span>
    </p>
  );
}
