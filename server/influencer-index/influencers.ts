import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { namedThematics } from '#app/rendering/named-thematics.ts';
import type { renderCard } from '#app/rendering/render-card.server.tsx';
import { pageIn } from '#app/request/page-number.ts';
import type { Database } from '#db/open.server.ts';
import { readFilters } from '#domain/influencers/browse-filters.ts';
import { findInfluencers } from '#domain/influencers/find-influencers.server.ts';
import type { InfluencerCardView } from '#domain/influencers/influencer-view.ts';
import type { Language } from '#domain/language.ts';
import { Refusal } from '#domain/refusal.ts';
import { m } from '#messages';
import { formatNumber } from '#messages/format.ts';
import { errorBodyOf } from '#server/http/error-body.ts';
import { securityHeaders } from '#server/http/headers.ts';
import { inLanguage } from '#server/http/language.ts';
import type { Sessions } from '#server/http/session.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';

const ADDRESS = /^(\/fr)?\/api\/influencers(?:\?(.*))?$/;

type Draw = typeof renderCard;

interface Parts {
  db: Database;
  services: Services;
  sessions: Sessions;
  publicUrl: string;
  /** Of the built pages, or of Vite's in development. */
  loadRenderCard: () => Promise<Draw>;
}

/**
 * `GET /api/influencers?…`: a page of the list, with its cards drawn, for the script that filters as one types. What is
 * drawn of somebody is kept with their card, which the catalogue keeps until they change. Answered before Hono.
 */
export function openInfluencers({ db, services, sessions, publicUrl, loadRenderCard }: Parts): {
  takes(request: IncomingMessage, response: ServerResponse): boolean;
} {
  const always = {
    ...securityHeaders(publicUrl),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  };

  async function answer(request: IncomingMessage, language: Language, query: URLSearchParams) {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Refusal('request.method_not_allowed');
    }
    const { cookie = '' } = request.headers;
    const { actor, cookies } = await sessions.actorOf(new Headers({ cookie }));
    const ctx = { db: db.kysely, actor, now: new Date(), language, services };
    const filters = readFilters(query);
    const named = filters.q ? namedThematics(filters.q) : [];
    const { cards, ...place } = await findInfluencers(ctx, filters, { page: pageIn(query), named });
    const summary = summaryOf(place.total, language);
    const render = await loadRenderCard();
    const drawn = cards.map((card) => drawnOf(card, language, render));
    const head = JSON.stringify({ ...place, summary }).slice(0, -1);
    return { status: 200, body: [Buffer.from(`${head},"cards":"`), ...drawn, end], cookies };
  }

  function refuse(error: unknown, requestId: string) {
    if (!(error instanceof Refusal)) log.error('a list of influencers failed', { error, requestId });
    const { status, body } = errorBodyOf(error, requestId);
    return { status, body: [Buffer.from(JSON.stringify(body))], cookies: [] };
  }

  async function send(request: IncomingMessage, response: ServerResponse, language: Language, query: string) {
    const requestId = randomUUID();
    const { status, body, cookies } = await answer(request, language, new URLSearchParams(query)).catch(
      (error: unknown) => refuse(error, requestId),
    );
    response.writeHead(status, {
      ...always,
      'x-request-id': requestId,
      'content-length': body.reduce((sum, { length }) => sum + length, 0),
      ...(cookies.length > 0 && { 'set-cookie': cookies }),
    });
    response.cork(); // sent at once, without being put together first
    for (const part of body) response.write(part); // of which Node sends nothing to HEAD
    response.end();
  }

  return {
    takes(request, response) {
      const address = ADDRESS.exec(request.url ?? '');
      if (!address) return false;
      const [, french, query = ''] = address;
      const language = french ? 'fr' : 'en';
      void inLanguage(language, () => send(request, response, language, query));
      return true;
    },
  };
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
