import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';

/** Where a public page of the marketplace leads back to: visitors home, everyone else to their own campaigns. */
export function wayBack(role: Role | undefined): { path: string; label: string } {
  if (role === 'client') return { path: '/client/campaigns', label: m.campaign_back_to_list() };
  if (role === 'influencer') return { path: '/influencer/dashboard', label: m.application_back() };
  return { path: '/', label: m.not_found_home() };
}
