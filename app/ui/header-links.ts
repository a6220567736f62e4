import type { Actor } from '#domain/ctx.ts';
import { m } from '#messages';
import { stands } from './standing.ts';

export interface HeaderLink {
  path: string;
  label: string;
  /** Leads to a page that ships no React: a plain navigation, from wherever it is pressed. */
  document?: true;
  /** How many things wait there. */
  count?: number;
}

/** What everyone may read, what each role works with, and one's own pages: for visitors, the first alone. */
export function headerLinks(role: Actor['role'] | undefined): { main: HeaderLink[]; own: HeaderLink[] } {
  const influencers = { path: '/influencers', label: m.nav_influencers(), document: true } as const;
  const blog = { path: '/blog', label: m.nav_blog(), document: true } as const;
  const profile = { path: '/profile', label: m.nav_profile() };
  const links = {
    visitor: {
      main: [influencers, { path: '/pricing', label: m.nav_pricing(), document: true } as const, blog],
      own: [],
    },
    client: {
      main: [
        { path: '/client/dashboard', label: m.nav_dashboard() },
        { path: '/client/campaigns', label: m.nav_campaigns() },
        influencers,
        blog,
      ],
      own: [profile, { path: '/profile/company', label: m.nav_company() }],
    },
    influencer: {
      main: [
        { path: '/influencer/dashboard', label: m.nav_dashboard() },
        { path: '/influencer/campaigns', label: m.nav_all_campaigns() },
        influencers,
        blog,
      ],
      own: [profile, { path: '/preferences', label: m.nav_preferences() }],
    },
    staff: {
      main: [
        { path: '/staff', label: m.staff_nav_desk() },
        { path: '/staff/accounts', label: m.staff_nav_accounts() },
        { path: '/staff/blog', label: m.editor_nav() },
        { path: '/staff/audit', label: m.staff_nav_audit() },
      ],
      own: [],
    },
    unenrolled: { main: [], own: [] },
  }[role ?? 'visitor'];
  return {
    main: links.main.filter(({ path }) => stands(path)),
    own: links.own.filter(({ path }) => stands(path)),
  };
}
