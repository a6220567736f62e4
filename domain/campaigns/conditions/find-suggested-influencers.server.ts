import { findBlockedInfluencers } from '../../blocks/find-blocked.server.ts';
import { actsFor } from '../../companies/acts-for.ts';
import { type Ctx, requireActor } from '../../ctx.ts';
import { influencerIndexOf } from '../../influencers/index/index-registry.server.ts';
import { entryOf, selectEntryRows } from '../../influencers/index/select-index-entries.server.ts';
import type { OpenCard } from '../../influencers/influencer-view.ts';
import { takesInvitationsOf } from '../../invitations/takes-invitations.server.ts';
import { noPreferences } from '../../preferences/preferences.ts';
import { findShortlisted } from '../../shortlists/find-shortlists.server.ts';
import type { CampaignView } from '../campaign-view.ts';
import {
  type Condition,
  compareSuggestedInfluencers,
  conditionsOf,
  MIN_CONDITIONS_MET,
  metIn,
} from './condition.ts';

export interface SuggestedInfluencer
  extends Pick<OpenCard, 'id' | 'name' | 'picture' | 'location' | 'followers' | 'isVerified'> {
  conditions: Condition[];
  isShortlisted: boolean;
  takesInvitations: boolean;
}

const SUGGESTIONS = 6;

/**
 * Returns up to six influencers of the collection who suit the actor's campaign, in the order of
 * `compareSuggestedInfluencers`. Each meets at least half of the conditions, has not applied, was not invited and is
 * not blocked by the brand. Returns no influencers if the campaign is not active or there is no influencer index.
 * Callers must have loaded the campaign through its owner.
 */
export async function findSuggestedInfluencers(
  ctx: Ctx,
  campaign: CampaignView,
): Promise<SuggestedInfluencer[]> {
  const influencerIndex = await influencerIndexOf(ctx);
  if (!influencerIndex || campaign.status !== 'active') return [];
  const known = await ctx.db
    .selectFrom('application')
    .select('influencer_id as id')
    .where('campaign_id', '=', campaign.id)
    .union((union) =>
      union.selectFrom('invitation').select('influencer_id as id').where('campaign_id', '=', campaign.id),
    )
    .execute();
  const excluded = new Set([...known.map(({ id }) => id), ...(await findBlockedInfluencers(ctx))]);
  const ids = influencerIndex.suggest(campaign, excluded, SUGGESTIONS);
  if (ids.length === 0) return [];
  const [rows, shortlisted] = await Promise.all([selectRows(ctx, ids), findShortlisted(ctx, ids)]);
  return rows
    .map((row) => ({ entry: entryOf(row), takesInvitations: row.takesInvitations }))
    .map(({ entry, takesInvitations }) => ({
      id: entry.id,
      name: entry.name,
      picture: entry.picture,
      location: entry.location,
      followers: entry.followers,
      isVerified: entry.isVerified,
      isShortlisted: shortlisted.includes(entry.id),
      takesInvitations,
      conditions: conditionsOf(campaign, entry, {
        ...noPreferences,
        acceptGifts: entry.acceptsGifts,
        acceptPaidCollabs: entry.acceptsPayment,
        minPostPriceCents: entry.minPostPriceCents,
        minStoryPriceCents: entry.minStoryPriceCents,
        collaborationTypes: entry.kinds,
        preferredCities: entry.cities,
      }).map(withoutPrice),
    }))
    .filter((it) => metIn(it) >= MIN_CONDITIONS_MET)
    .sort(compareSuggestedInfluencers);
}

function selectRows(ctx: Ctx, ids: string[]) {
  return selectEntryRows(ctx, ids)
    .select(takesInvitationsOf(actsFor(requireActor(ctx))).as('takesInvitations'))
    .$narrowType<{ takesInvitations: boolean }>()
    .execute();
}

/** The page of the brand must not contain the influencer's own price. */
function withoutPrice(condition: Condition): Condition {
  if (condition.name !== 'price' || !condition.price) return condition;
  return { ...condition, price: { ...condition.price, minCents: 0 } };
}
