import type { Path } from '#app/addresses/path.ts';
import type { Actor } from '#domain/ctx.ts';
import { m } from '#messages';

/** Back link of a public marketplace page: members return to their own campaigns, everyone else to the home page. */
export function backLinkFor(role: Actor['role'] | undefined): { path: Path; label: string } {
  if (role === 'client') return { path: '/client/campaigns', label: m.campaign_back_to_list() };
  if (role === 'influencer') return { path: '/influencer/dashboard', label: m.application_back() };
  return { path: '/', label: m.not_found_home() };
}
