import { z } from 'zod';
import { type CampaignMove, campaignMoves } from './campaign.ts';

const moves = Object.keys(campaignMoves) as [CampaignMove, ...CampaignMove[]];

/** Which move, of which campaign. */
export const moveInput = z.object({ campaignId: z.string(), move: z.enum(moves) });
