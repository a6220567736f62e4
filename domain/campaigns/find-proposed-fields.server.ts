import { actsFor } from '../companies/acts-for.ts';
import { type Ctx, requireActor } from '../ctx.ts';
import { type CampaignDraft, campaignDraftIn, clearedBy, stepFieldNames } from './campaign-draft.ts';
import { wizardTypeOf } from './collaboration.ts';
import { publicCampaign, selectCampaigns } from './select-campaigns.server.ts';

export interface ProposedFields {
  /** Title of the campaign from which the fields are taken. */
  from: string;
  fields: Partial<CampaignDraft>;
}

const { campaignType, preferences, collaboration, audience } = stepFieldNames;
const offer = campaignType.filter((name) => name !== 'giftImages');
const proposed: readonly (keyof CampaignDraft)[] = [...offer, ...preferences, ...collaboration, ...audience];

/**
 * Returns the fields that usually stay the same in a new campaign, from the brand's newest campaign: the gift, prices,
 * thematics, collaboration with its venue and time slots, and audience. Title, description, dates and images are new
 * each time. Returns null if the brand has no campaign, or if a stored field is not valid in a draft.
 */
export async function findProposedFields(ctx: Ctx): Promise<ProposedFields | null> {
  const row = await selectCampaigns(ctx)
    .where('client_id', '=', actsFor(requireActor(ctx)))
    .orderBy('campaign.created_at', 'desc')
    .orderBy('campaign.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const newest: Partial<CampaignDraft> = {
    ...publicCampaign(row),
    collaborationType: wizardTypeOf(row.collaborationType),
  };
  const fields = Object.fromEntries(proposed.map((name) => [name, newest[name]])) as Partial<CampaignDraft>;
  const draft = campaignDraftIn({ ...fields, ...clearedBy(fields) });
  if (!draft) return null;
  return {
    from: row.title,
    fields: Object.fromEntries(proposed.map((name) => [name, draft[name]])),
  };
}
