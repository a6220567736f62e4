import { sql } from 'kysely';
import type { Ctx } from '../ctx.ts';

/**
 * Subquery for the number of accepted applications to completed campaigns, of all brands or of one brand. The outer
 * query must select from `influencer`.
 */
export function collaborationsIn(db: Ctx['db'], clientId?: string) {
  const accepted = db
    .selectFrom('application as past')
    .innerJoin('campaign as done', 'done.id', 'past.campaign_id')
    .where('past.influencer_id', '=', sql.ref<string>('influencer.id'))
    .where('past.decision', '=', 'accepted')
    .where('done.status', '=', 'completed')
    .$if(clientId !== undefined, (past) => past.where('done.client_id', '=', clientId ?? ''))
    .select(({ fn }) => fn.countAll().as('count'));
  return sql<number>`(${accepted})`;
}
