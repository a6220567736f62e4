import { sql } from 'kysely';
import { dayOf } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { publishedStatuses } from './campaign.ts';

/** Somebody opened a campaign's page. */
export interface View {
  campaignId: string;
  /** The day it was in Paris, `YYYY-MM-DD`. */
  day: string;
  /** The same for one person all day, and nobody's name. */
  viewer: string;
  /** Of whom is signed in. */
  userId: string | null;
}

/**
 * Adds views to what is counted of published campaigns: each person once a day, however many processes saw them, and never
 * the brand itself. One statement for any number of views.
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
      order by 1, 2, 3 -- in one order everywhere, or two processes could wait for each other
      on conflict do nothing
      returning day, campaign_id
    )
    insert into campaign_views (day, campaign_id, people)
    select day, campaign_id, count(*)::int from seen group by 1, 2 order by 1, 2
    on conflict (campaign_id, day) do update set people = campaign_views.people + excluded.people`.execute(
    db,
  );
}

/** Forgets who was counted on the days that are over: the counts stay. */
export async function forgetViewers({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db.deleteFrom('campaign_viewer').where('day', '<', dayOf(now)).execute();
}
