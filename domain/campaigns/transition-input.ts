import { z } from 'zod';
import { type CampaignTransition, campaignTransitions } from './campaign.ts';

const transitions = Object.keys(campaignTransitions) as [CampaignTransition, ...CampaignTransition[]];

export const transitionInput = z.object({ campaignId: z.string(), move: z.enum(transitions) });
