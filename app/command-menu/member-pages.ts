import { type Path, pathTo } from '#app/addresses/path.ts';
import { headerLinks } from '#app/ui/header-links.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';

interface MemberPage {
  path: Path;
  label: string;
  /** Name of the parent page, if the label alone is ambiguous. */
  detail?: string;
}

const tab = (name: string) => pathTo('/profile', { tab: name });
const documents = pathTo('/profile/company', { '#': 'documents' });

/** Returns the member's pages without an id in their address. `entries.test.ts` lists the exceptions (`leftOut`). */
export function memberPages(role: Role): MemberPage[] {
  const { main, own } = headerLinks(role);
  const brand: MemberPage[] = [
    ...(site.deals.enabled ? [{ path: '/client/sign', label: m.contract_several_title() } as const] : []),
    { path: documents, label: m.company_documents(), detail: m.nav_company() },
    { path: '/preferences', label: m.nav_preferences() },
  ];
  const influencer: MemberPage[] = [
    { path: '/profile/portfolio', label: m.portfolio_title() },
    { path: '/pricing', label: m.nav_pricing() },
  ];
  return [
    ...main,
    ...(role === 'client' ? [{ path: '/client/campaign/create', label: m.campaign_create() } as const] : []),
    { path: '/messages', label: m.nav_messages() },
    { path: '/notifications', label: m.notification_title() },
    ...own,
    ...(role === 'client' ? brand : influencer),
    { path: '/saved-searches', label: m.search_saved_title() },
    { path: '/messages/replies', label: m.reply_page_title() },
    ...profileTabs(),
    { path: '/second-factor', label: m.second_factor_title() },
    { path: '/sessions', label: m.session_title() },
    { path: '/change-email', label: m.email_change_title() },
    { path: '/blocks', label: m.block_list_title() },
    { path: '/consent', label: m.consent_title() },
    { path: '/export', label: m.export_title() },
    { path: '/erasure', label: m.erasure_title() },
  ];
}

function profileTabs(): MemberPage[] {
  const detail = m.nav_profile();
  return [
    { path: tab('subscription'), label: m.profile_tab_subscription(), detail },
    { path: tab('integrations'), label: m.profile_tab_integrations(), detail },
    { path: tab('notifications'), label: m.notification_settings_tab(), detail },
    ...(site.deals.enabled ? [{ path: tab('deals'), label: m.identity_tab(), detail }] : []),
  ];
}

/** Words that find a page besides those of its label, separated by spaces. */
const searchWords: Partial<Record<string, () => string>> = {
  '/client/dashboard': m.commands_words_dashboard,
  '/influencer/dashboard': m.commands_words_dashboard,
  '/client/campaigns': m.commands_words_own_campaigns,
  '/influencer/campaigns': m.commands_words_all_campaigns,
  '/client/campaign/create': m.commands_words_create,
  '/client/shortlists': m.commands_words_shortlists,
  '/client/sign': m.commands_words_sign,
  '/client/reports': m.commands_words_reports,
  '/influencers': m.commands_words_influencers,
  '/messages': m.commands_words_messages,
  '/messages/replies': m.commands_words_replies,
  '/notifications': m.commands_words_notifications,
  '/saved-searches': m.commands_words_saved_searches,
  '/deals': m.commands_words_deals,
  '/pricing': m.commands_words_pricing,
  '/profile': m.commands_words_profile,
  '/profile/company': m.commands_words_company,
  [documents]: m.commands_words_documents,
  '/profile/portfolio': m.commands_words_portfolio,
  [tab('subscription')]: m.commands_words_subscription,
  [tab('integrations')]: m.commands_words_integrations,
  [tab('notifications')]: m.commands_words_notification_settings,
  [tab('deals')]: m.commands_words_identity,
  '/preferences': m.commands_words_preferences,
  '/second-factor': m.commands_words_second_factor,
  '/sessions': m.commands_words_sessions,
  '/change-email': m.commands_words_change_email,
  '/blocks': m.commands_words_blocks,
  '/consent': m.commands_words_consent,
  '/export': m.commands_words_export,
  '/erasure': m.commands_words_erasure,
};

export const searchWordsOf = (path: Path): string => searchWords[path]?.() ?? '';
