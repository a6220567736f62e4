import type { Path } from '#app/addresses/path.ts';
import type { Actor } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';

export interface HeaderLink {
  path: Path;
  label: string;
  /** If true, the link loads a whole page, because its target has no React. */
  document?: true;
  count?: number;
}

interface HeaderLinks {
  main: HeaderLink[];
  own: HeaderLink[];
}

/** Links of the bar (`main`) and of the account menu (`own`). The drawer contains both. */
export function headerLinks(role: Actor['role'] | 'unknown' | undefined): HeaderLinks {
  const influencers: HeaderLink = { path: '/influencers', label: m.nav_influencers(), document: true };
  const blog: HeaderLink = { path: '/blog', label: m.nav_blog(), document: true };
  const deals: HeaderLink[] = site.deals.enabled ? [{ path: '/deals', label: m.deal_nav() }] : [];
  const profile: HeaderLink = { path: '/profile', label: m.nav_profile() };
  const pricing: HeaderLink = { path: '/pricing', label: m.nav_pricing(), document: true };
  const links: Record<NonNullable<typeof role> | 'visitor', HeaderLinks> = {
    visitor: {
      main: [influencers, pricing, blog],
      own: [
        { path: '/login', label: m.nav_login(), document: true },
        { path: '/signup', label: m.nav_signup(), document: true },
      ],
    },
    client: {
      main: [
        { path: '/client/dashboard', label: m.nav_dashboard() },
        { path: '/client/campaigns', label: m.nav_campaigns() },
        influencers,
        { path: '/client/shortlists', label: m.shortlists() },
        blog,
      ],
      own: [
        ...deals,
        { path: '/client/reports', label: m.brand_report_title() },
        profile,
        { path: '/profile/company', label: m.nav_company() },
        pricing,
      ],
    },
    influencer: {
      main: [
        { path: '/influencer/dashboard', label: m.nav_dashboard() },
        { path: '/influencer/campaigns', label: m.nav_all_campaigns() },
        influencers,
        blog,
      ],
      own: [...deals, profile, { path: '/preferences', label: m.nav_preferences() }],
    },
    staff: {
      main: [
        { path: '/staff', label: m.staff_nav_desk() },
        { path: '/staff/accounts', label: m.staff_nav_accounts() },
        { path: '/staff/blog', label: m.editor_nav() },
        { path: '/staff/audit', label: m.staff_nav_audit() },
      ],
      own: [{ path: '/staff/account', label: m.staff_nav_account() }],
    },
    unenrolled: { main: [], own: [] },
    leaving: { main: [], own: [] },
    unknown: { main: [influencers, blog], own: [] },
  };
  return links[role ?? 'visitor'];
}
