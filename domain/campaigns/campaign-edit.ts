import { z } from 'zod';
import { campaignStatuses } from './campaign.ts';
import { campaignDetails } from './campaign-input.ts';

/** What the edit form sends: the version it started from, and the details only where they may be edited. */
export const campaignEdit = z.object({
  version: z.number().int(),
  status: z.enum(campaignStatuses),
  details: campaignDetails.nullable(),
});
export type CampaignEdit = z.infer<typeof campaignEdit>;
