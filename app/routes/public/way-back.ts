import type { Path } from '#app/addresses/path.ts';
import type { Actor } from '#domain/ctx.ts';
import { m } from '#messages';

/** Where a public page of the marketplace leads back to: the two sides to their own campaigns, everyone else home. */
export function wayBack(role: Actor['role'] | undefined): { path: Path; label: string } {
  if (role === 'client') return { path: '/client/campaigns', label: m.campaign_back_to_list() };
  if (role === 'influencer') return { path: '/influencer/dashboard', label: m.application_back() };
  return { path: '/', label: m.not_found_home() };
}
