import type { Pool } from 'pg';
import { type Thematic, thematics } from '#domain/campaigns/reference.ts';
import type { OpenCard } from '#domain/influencers/influencer-view.ts';

interface Row {
  id: string;
  full_name: string;
  handle: string;
  picture: string | null;
  location: string;
  thematics: Thematic[];
  followers: number;
  posts: number;
  engagement_rate: number;
  figures_source: 'declared' | 'verified';
  verified_at: Date | null;
  featured_at: Date | null;
}

const ROWS_PER_READ = 20_000;
const CARDS = 24;

export async function scanOver(
  pool: Pool,
): Promise<(query: URLSearchParams) => { total: number; rows: Row[] }> {
  const rows: Row[] = [];
  for (let after = ''; ; after = rows.at(-1)?.id ?? '') {
    const { rows: next } = await pool.query<Row>(
      `select id, full_name, handle, picture, location, thematics, followers, posts, engagement_rate, figures_source,
         verified_at, featured_at from influencer where id > $1 order by id limit ${ROWS_PER_READ}`,
      [after],
    );
    rows.push(...next);
    if (next.length < ROWS_PER_READ) break;
  }
  rows.sort((a, b) => b.followers - a.followers || (a.id < b.id ? -1 : 1));
  const masks = Uint32Array.from(rows, (row) => maskOf(row.thematics));
  const followers = Int32Array.from(rows, (row) => row.followers);
  const names = rows.map((row) => row.full_name.toLowerCase());
  const handles = rows.map((row) => row.handle.toLowerCase());

  return (query) => {
    const q = query.get('q')?.toLowerCase() ?? '';
    const mask = maskOf(query.getAll('thematic') as Thematic[]);
    const min = Number(query.get('followersMin') ?? 0);
    const max = Number(query.get('followersMax') ?? Number.POSITIVE_INFINITY);
    const from = (Number(query.get('page') ?? 1) - 1) * CARDS;
    const found: Row[] = [];
    let total = 0;
    for (let at = 0; at < rows.length; at++) {
      const count = followers[at] ?? 0;
      if (count < min || count > max || (mask !== 0 && ((masks[at] ?? 0) & mask) === 0)) continue;
      if (q && !names[at]?.includes(q) && !handles[at]?.includes(q)) continue;
      const row = rows[at];
      if (row && total >= from && found.length < CARDS) found.push(row);
      total += 1;
    }
    return { total, rows: found };
  };
}

function maskOf(some: readonly Thematic[]): number {
  return some.reduce((mask, thematic) => mask | (1 << thematics.indexOf(thematic)), 0);
}

export function cardOf(row: Row): OpenCard {
  return {
    ...row,
    redacted: false,
    name: row.full_name,
    engagementRate: row.engagement_rate,
    figuresSource: row.figures_source,
    isVerified: row.verified_at !== null,
    isFeatured: row.featured_at !== null,
  };
}
