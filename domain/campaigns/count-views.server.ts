import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { publishedStatuses } from './campaign.ts';

export interface View {
  campaignId: string;
  /** Day in Paris, `YYYY-MM-DD`. */
  day: string;
  /** Pseudonym of the person, valid for one day (privacy). */
  viewer: string;
  userId: string | null;
}

/**
 * Adds views to the counts of published campaigns. For each campaign, a person counts once a day across all processes.
 * The brand's own views do not count.
 */
export async function countViews({ db }: Pick<Ctx, 'db'>, views: readonly View[]): Promise<void> {
  await sql`
    with seen as (
      insert into campaign_viewer (day, campaign_id, viewer)
      select distinct view.day, campaign.id, view.viewer
      from jsonb_to_recordset(${JSON.stringify(views)}::jsonb)
        as view ("campaignId" text, day date, viewer text, "userId" text)
      join campaign on campaign.id = view."campaignId"
        and campaign.client_id is distinct from view."userId"
        and campaign.status = any(${publishedStatuses})
      order by 1, 2, 3 -- the same order in every process prevents deadlocks
      on conflict do nothing
      returning day, campaign_id
    )
    insert into campaign_views (day, campaign_id, people)
    select day, campaign_id, count(*)::int from seen group by 1, 2 order by 1, 2
    on conflict (campaign_id, day) do update set people = campaign_views.people + excluded.people`.execute(
    db,
  );
}

/** Deletes the pseudonyms of past days (privacy). The counts stay. */
export async function forgetViewers({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('campaign_viewer').where('day', '<', dayOf(now)).execute();
}
