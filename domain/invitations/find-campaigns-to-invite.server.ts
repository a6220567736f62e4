import { sql } from 'kysely';
import { isActiveAt } from '../campaigns/campaign-status.server.ts';
import type { OfferCardView } from '../campaigns/campaign-view.ts';
import { type Condition, conditionsOf } from '../campaigns/conditions/condition.ts';
import { sqlConditions, sqlMetCount } from '../campaigns/conditions/sql-conditions.server.ts';
import { offerCard, selectOffers } from '../campaigns/select-campaigns.server.ts';
import { isShownToOthers } from '../campaigns/shown-to-others.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import type { OpenCard } from '../influencers/influencer-view.ts';
import { PAGE_SIZE, placeOf } from '../paging.ts';
import { noPreferences } from '../preferences/preferences.ts';

/**
 * Conditions that compare a campaign only with facts of the influencer's card. The other conditions compare
 * preferences, which brands must not read here.
 */
const comparedNames = ['thematics', 'followers', 'place'] as const;
export type ComparedCondition = Extract<Condition, { name: (typeof comparedNames)[number] }>;

export interface CampaignToInvite {
  campaign: OfferCardView;
  conditions: ComparedCondition[];
  taken: 'invited' | 'applied' | null;
}

export interface CampaignsToInvite {
  campaigns: CampaignToInvite[];
  page: number;
  pages: number;
}

/**
 * Returns the active campaigns of the actor's brand, 20 a page. The sort criteria are, in this order: the campaign
 * `first`, campaigns to which the influencer can be invited, the number of compared conditions that are met, and the
 * newest campaigns.
 */
export async function findCampaignsToInvite(
  ctx: Ctx,
  card: OpenCard,
  { first = '', page: requestedPage }: { first?: string; page: number },
): Promise<CampaignsToInvite> {
  const conditions = sqlConditions(card, noPreferences);
  const metCount = sqlMetCount(comparedNames.map((name) => conditions[name]));
  const isOwnOpen = ctx.db
    .selectFrom('campaign')
    .where('client_id', '=', actsFor(requireActor(ctx)))
    .where(isActiveAt(ctx.now))
    .where(isShownToOthers());
  const { total } = await isOwnOpen
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { page, pages, offset } = placeOf(total, requestedPage);
  const of = (table: 'application' | 'invitation') => sql`exists (
    select from ${sql.table(table)} as other
    where other.campaign_id = campaign.id and other.influencer_id = ${card.id}
  )`;
  const taken = sql<CampaignToInvite['taken']>`case when ${of('application')} then 'applied'
    when ${of('invitation')} then 'invited' end`;
  const rows = await selectOffers(ctx)
    .select(taken.as('taken'))
    .where('campaign.id', 'in', isOwnOpen.select('campaign.id'))
    .orderBy(sql`campaign.id = ${first}`, 'desc')
    .orderBy(sql`${taken} is null`, 'desc')
    .orderBy(metCount, 'desc')
    .orderBy('campaign.published_at', (order) => order.desc().nullsLast())
    .orderBy('campaign.id', 'desc')
    .limit(PAGE_SIZE)
    .offset(offset)
    .execute();
  const campaigns = rows.map(({ taken, ...row }) => {
    const campaign = offerCard(row);
    return { campaign, taken, conditions: conditionsOf(campaign, card, noPreferences).filter(isCompared) };
  });
  return { campaigns, page, pages };
}

function isCompared(condition: Condition): condition is ComparedCondition {
  return comparedNames.some((name) => name === condition.name);
}
