import type { Role } from '#domain/ctx.ts';

/** Where each side finds a conversation: the brand on the review page, the influencer on the campaign's. */
export function conversationAddress(
  role: Role,
  { campaignId, influencerId }: { campaignId: string; influencerId: string },
): string {
  const page =
    role === 'client'
      ? `/client/campaigns/${campaignId}/influencer/${influencerId}`
      : `/influencer/campaign/${campaignId}`;
  return `${page}#conversation`;
}
