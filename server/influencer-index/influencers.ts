import { namedThematics } from '#app/rendering/named-thematics.ts';
import type { renderCard } from '#app/rendering/render-card.server.tsx';
import { pageIn } from '#app/request/page-number.ts';
import type { Database } from '#db/open.server.ts';
import { readFilters } from '#domain/influencers/browse-filters.ts';
import { findInfluencers } from '#domain/influencers/find-influencers.server.ts';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Handler } from '#server/http/pipeline.ts';
import { readCtx } from '#server/http/request-ctx.ts';
import type { Sessions } from '#server/http/session.ts';
import type { Services } from '#services/services.ts';

const ADDRESS = /^(?:\/fr)?\/api\/influencers$/;

type Draw = typeof renderCard;

interface Parts {
  db: Database;
  services: Services;
  sessions: Sessions;
  /** Of the built pages, or of Vite's in development. */
  loadRenderCard: () => Promise<Draw>;
}

/**
 * `GET /api/influencers?…`: a page of the list with its rendered cards, for the script that filters while somebody types.
 * The HTML of a card is cached with the card, which the catalogue replaces when its influencer changes.
 */
export function openInfluencers({ db, services, sessions, loadRenderCard }: Parts): Handler {
  async function send(exchange: Exchange): Promise<void> {
    exchange.requireMethod('GET', 'HEAD');
    const { response, query, language } = exchange;
    const { ctx, cookies } = await readCtx(exchange, { db, services, sessions });
    const filters = readFilters(query);
    const named = filters.q ? namedThematics(filters.q) : [];
    const { cards, ...place } = await findInfluencers(ctx, filters, { page: pageIn(query), named });
    const summary = summaryOf(place.total, language);
    const render = await loadRenderCard();
    const drawn = cards.map((card) => drawnOf(card, language, render));
    const head = JSON.stringify({ ...place, summary }).slice(0, -1);
    const body = [Buffer.from(`${head},"cards":"`), ...drawn, end];
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.reduce((sum, { length }) => sum + length, 0),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    });
    response.cork(); // sent at once, without being concatenated first
    for (const part of body) response.write(part); // Node sends none of it to HEAD
    response.end();
  }

  return (exchange) => (ADDRESS.test(exchange.path) ? send(exchange) : undefined);
}

const end = Buffer.from('"}');

/** To say a number in its right form takes longer than to find it. */
const summaries = new Map<string, string>();
const MAX_SUMMARIES = 10_000;

function summaryOf(total: number, language: Language): string {
  const key = language + total;
  const known = summaries.get(key);
  if (known) return known;
  const summary = m.browse_total({ count: total, shown: formatNumber(total, language) });
  if (summaries.size >= MAX_SUMMARIES) summaries.clear();
  summaries.set(key, summary);
  return summary;
}

/** As they stand in a JSON string. */
const kept: Record<Language, WeakMap<InfluencerCardView, Buffer>> = { en: new WeakMap(), fr: new WeakMap() };

function drawnOf(card: InfluencerCardView, language: Language, render: Draw): Buffer {
  const known = kept[language].get(card);
  if (known) return known;
  const drawn = Buffer.from(JSON.stringify(render(card)).slice(1, -1));
  kept[language].set(card, drawn);
  return drawn;
}
