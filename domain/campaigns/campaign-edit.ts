import { z } from 'zod';
import { campaignStatuses } from './campaign.ts';
import { campaignDetails } from './campaign-input.ts';

/** Input of the edit form: the version it started from, and the details, null where they may not be edited. */
export const campaignEdit = z.object({
  version: z.number().int(),
  status: z.enum(campaignStatuses),
  details: campaignDetails.nullable(),
});
export type CampaignEdit = z.infer<typeof campaignEdit>;
