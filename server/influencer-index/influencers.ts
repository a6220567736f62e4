import { namedThematics } from '#app/rendering/named-thematics.ts';
import type { renderCard } from '#app/rendering/render-card.server.tsx';
import { pageIn } from '#app/request/page-number.ts';
import { readFilters } from '#domain/influencers/browse-filters.ts';
import { findInfluencers } from '#domain/influencers/find-influencers.server.ts';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Pages } from '#server/http/pages.ts';
import type { Handler } from '#server/http/pipeline.ts';
import { type Parts, readCtx } from '#server/http/request-ctx.ts';

const ADDRESS = /^(?:\/fr)?\/api\/influencers$/;

type RenderCard = typeof renderCard;

/**
 * `GET /api/influencers?…` returns a page of the list with rendered cards, for the script that filters during typing.
 * The HTML is cached by card object. The index creates a new object for a changed influencer.
 */
export function openInfluencers(parts: Parts & Pick<Pages, 'loadRenderCard'>): Handler {
  async function send(exchange: Exchange): Promise<void> {
    exchange.requireMethod('GET', 'HEAD');
    const { response, query, language } = exchange;
    const { ctx, cookies } = await readCtx(exchange, parts);
    const filters = readFilters(query);
    const named = filters.q ? namedThematics(filters.q) : [];
    const { cards, ...place } = await findInfluencers(ctx, filters, { page: pageIn(query), named });
    const summary = summaryOf(place.total, language);
    const render = await parts.loadRenderCard();
    const forBrand = ctx.actor?.role === 'client';
    const rendered = cards.map((card) => renderedOf(card, language, forBrand, render));
    const head = JSON.stringify({ ...place, summary }).slice(0, -1);
    const body = [Buffer.from(`${head},"cards":"`), ...rendered, end];
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.reduce((sum, { length }) => sum + length, 0),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    });
    response.cork(); // Sends all parts together without concatenating them.
    for (const part of body) response.write(part); // Node omits the body for HEAD.
    response.end();
  }

  return (exchange) => (ADDRESS.test(exchange.path) ? send(exchange) : undefined);
}

const end = Buffer.from('"}');

/** Cached, because formatting the number takes longer than the search. */
const summaries = new Map<string, string>();
const MAX_SUMMARIES = 10_000;

function summaryOf(total: number, language: Language): string {
  const key = language + total;
  const cached = summaries.get(key);
  if (cached) return cached;
  const summary = m.browse_total({ count: total, shown: formatNumber(total, language) });
  if (summaries.size >= MAX_SUMMARIES) summaries.clear();
  summaries.set(key, summary);
  return summary;
}

type Cache = WeakMap<InfluencerCardView, Buffer>;

const renderedCards: Record<Language, { plain: Cache; forBrand: Cache }> = {
  en: { plain: new WeakMap(), forBrand: new WeakMap() },
  fr: { plain: new WeakMap(), forBrand: new WeakMap() },
};

function renderedOf(
  card: InfluencerCardView,
  language: Language,
  forBrand: boolean,
  render: RenderCard,
): Buffer {
  const cache = renderedCards[language][forBrand ? 'forBrand' : 'plain'];
  const cached = cache.get(card);
  if (cached) return cached;
  const rendered = Buffer.from(JSON.stringify(render(card, forBrand)).slice(1, -1));
  cache.set(card, rendered);
  return rendered;
}
