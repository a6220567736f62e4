import { type Path, pathTo } from '#app/addresses/path.ts';
import type { Role } from '#domain/ctx.ts';

interface ConversationPlace {
  campaignId: string;
  influencerId: string;
  id?: string;
  otherName?: string;
}

export function conversationAddress(
  role: Role,
  { campaignId, influencerId, id, otherName }: ConversationPlace,
): Path {
  // An empty name means that the brand is erased. Influencers cannot open its campaigns, only the inbox.
  if (role === 'influencer' && id && otherName === '') return pathTo('/messages', { conversation: id });
  const place = { campaignId, '#': 'conversation' };
  return role === 'client'
    ? pathTo('/client/campaigns/:campaignId/influencer/:influencerId', { ...place, influencerId })
    : pathTo('/influencer/campaign/:campaignId', place);
}
