import { renderToStaticMarkup } from 'react-dom/server';
import { attemptJson } from '#app/answer.ts';
import { namedThematics } from '#app/named-thematics.ts';
import { pageIn } from '#app/page-number.ts';
import { ctxOf } from '#app/request.ts';
import { InfluencerCard } from '#app/ui/influencer-card.tsx';
import { readFilters } from '#domain/influencers/browse-filters.ts';
import { findInfluencers } from '#domain/influencers/find-influencers.server.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import type { Route } from './+types/influencers';

/** A page of influencers, its cards drawn already: for the script of the page that lists them. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context);
  const query = new URL(request.url).searchParams;
  const filters = readFilters(query);
  return attemptJson(async () => {
    const { cards, ...place } = await findInfluencers(ctx, filters, {
      page: pageIn(query),
      named: namedThematics(filters.q),
    });
    const shown = formatNumber(place.total, ctx.language);
    return Response.json({
      ...place,
      summary: m.browse_total({ count: place.total, shown }),
      cards: cards.map((card) => renderToStaticMarkup(<InfluencerCard card={card} />)).join(''),
    });
  });
}
