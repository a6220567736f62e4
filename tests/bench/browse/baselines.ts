/**
 * `baselines.ts DATABASE_URL PORT` serves the baselines of the list of influencers, without sessions and languages.
 * node:http serves three baselines on PORT:
 * - `/hello` is a constant.
 * - `/scan?…` scans typed arrays and returns 24 rows and the number of matches.
 * - `/cards?…` returns these rows as cards rendered by React.
 *
 * Hono serves `/pg?…` on PORT + 1 with one PostgreSQL statement per request.
 */
import { createServer } from 'node:http';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { Pool } from 'pg';
import type { OpenCard } from '#domain/influencers/influencer-view.ts';
import { cardOf, scanOver } from './scan.ts';

const [databaseUrl = '', port = '', pgPort = ''] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: 10 });
const scan = await scanOver(pool);
process.env.NODE_ENV = 'production';
const built: string = '../../../build/server/pages.js';
const { entry } = (await import(built)) as { entry: { module: { renderCard: (card: OpenCard) => string } } };
const { renderCard } = entry.module;

const answers: Record<string, (query: URLSearchParams) => string> = {
  '/hello': () => '{"hello":"world"}',
  '/scan': (query) => JSON.stringify(scan(query)),
  '/cards': (query) =>
    scan(query)
      .rows.map((row) => renderCard(cardOf(row)))
      .join(''),
};

createServer((request, response) => {
  const [path, query = ''] = (request.url ?? '').split('?');
  const body = answers[path ?? '']?.(new URLSearchParams(query)) ?? '';
  response.setHeader('content-length', Buffer.byteLength(body));
  response.end(body);
}).listen(Number(port), '127.0.0.1');

const app = new Hono();
app.get('/pg', async (c) => {
  const query = new URL(c.req.url).searchParams;
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const conditions: string[] = [];
  const q = query.get('q');
  const thematics = query.getAll('thematic');
  const [min, max] = [query.get('followersMin'), query.get('followersMax')];
  if (q) {
    const like = parameter(`%${q}%`);
    conditions.push(`(full_name ilike ${like} or handle ilike ${like})`);
  }
  if (thematics.length > 0) conditions.push(`thematics && ${parameter(thematics)}::text[]`);
  if (min) conditions.push(`followers >= ${parameter(Number(min))}`);
  if (max) conditions.push(`followers <= ${parameter(Number(max))}`);
  const { rows } = await pool.query<{ total: number }>(
    `select id, full_name, handle, picture, location, thematics, followers, posts, engagement_rate, figures_source,
       verified_at, featured_at, count(*) over ()::integer total
     from influencer ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by followers desc, id limit 24 offset ${parameter((Number(query.get('page') ?? 1) - 1) * 24)}`,
    values,
  );
  return c.json({ total: rows[0]?.total ?? 0, rows });
});
serve({ fetch: app.fetch, port: Number(pgPort), hostname: '127.0.0.1' }, () => console.log('ready'));
