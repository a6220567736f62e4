import { type Path, pathTo } from '#app/addresses/path.ts';
import type { Role } from '#domain/ctx.ts';

export function conversationAddress(
  role: Role,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): Path {
  const place = { campaignId, '#': 'conversation' };
  return role === 'client'
    ? pathTo('/client/campaigns/:campaignId/influencer/:influencerId', { ...place, influencerId })
    : pathTo('/influencer/campaign/:campaignId', place);
}
