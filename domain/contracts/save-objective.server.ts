import { mayBeSaved } from '../campaigns/campaign.ts';
import { campaignStatusAt } from '../campaigns/campaign-status.server.ts';
import { actsFor } from '../companies/acts-for.ts';
import { act, type Ctx, requireActor } from '../ctx.ts';
import { Refusal } from '../refusal.ts';
import type { ObjectiveChange } from './objective-input.ts';

/**
 * Names the aim of a campaign of the actor's brand. Law 2023-451 adds up the deals with the same aim. An empty text
 * removes the name, so that the aim is the default of `findObjective`. Contracts keep the aim with which they were
 * opened. Refuses with `campaign.not_found`, and with `terms.are_fixed` once the campaign is over or cancelled. Refuses
 * with `terms.changed_meanwhile` if the aim is no longer the one that the form was loaded with.
 */
export function saveObjective(
  ctx: Ctx,
  campaignId: string,
  { objective, loadedObjective }: ObjectiveChange,
): Promise<void> {
  return act(ctx, async (ctx) => {
    const campaign = await ctx.db
      .selectFrom('campaign')
      .leftJoin('campaign_objective', 'campaign_objective.campaign_id', 'campaign.id')
      .select(['campaign_objective.objective', campaignStatusAt(ctx.now).as('status')])
      .where('campaign.id', '=', campaignId)
      .where('client_id', '=', actsFor(requireActor(ctx)))
      .forNoKeyUpdate('campaign')
      .executeTakeFirst();
    if (!campaign) throw new Refusal('campaign.not_found');
    const stored = campaign.objective ?? '';
    if (stored === objective) return;
    if (!mayBeSaved(campaign)) throw new Refusal('terms.are_fixed');
    if (stored !== loadedObjective) throw new Refusal('terms.changed_meanwhile');
    await ctx.db.deleteFrom('campaign_objective').where('campaign_id', '=', campaignId).execute();
    if (objective === '') return;
    await ctx.db
      .insertInto('campaign_objective')
      .values({ campaign_id: campaignId, objective, saved_at: ctx.now })
      .execute();
  });
}

/** Returns the named aim, or an empty text. Callers must have loaded the campaign through the viewer. */
export async function findNamedObjective({ db }: Pick<Ctx, 'db'>, campaignId: string): Promise<string> {
  const row = await db
    .selectFrom('campaign_objective')
    .select('objective')
    .where('campaign_id', '=', campaignId)
    .executeTakeFirst();
  return row?.objective ?? '';
}
