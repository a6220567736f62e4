import { z } from 'zod';
import { type CampaignTransition, campaignTransitions } from './campaign.ts';

const moves = Object.keys(campaignTransitions) as [CampaignTransition, ...CampaignTransition[]];

/** Which move, of which campaign. */
export const transitionInput = z.object({ campaignId: z.string(), move: z.enum(moves) });
