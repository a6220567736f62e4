import { type Path, pathTo } from '#app/addresses/path.ts';
import type { Role } from '#domain/ctx.ts';

/** The page where each side reads a conversation: the brand on the review page, the influencer on the campaign page. */
export function conversationAddress(
  role: Role,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Path {
  const place = { campaignId, '#': 'conversation' };
  return role === 'client'
    ? pathTo('/client/campaigns/:campaignId/influencer/:influencerId', { ...place, influencerId })
    : pathTo('/influencer/campaign/:campaignId', place);
}
