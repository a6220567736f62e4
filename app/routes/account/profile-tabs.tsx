import { usePath } from '#app/language.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { site } from '#site';

const labels = {
  account: m.profile_tab_account,
  subscription: m.profile_tab_subscription,
  integrations: m.profile_tab_integrations,
  notifications: m.notification_settings_tab,
  deals: m.identity_tab,
};
export type ProfileTab = keyof typeof labels;
/** The deals tab has the details for contracts. A site without deals has no contracts, and so no such tab. */
export const profileTabs = (Object.keys(labels) as ProfileTab[]).filter(
  (tab) => tab !== 'deals' || site.deals.enabled,
);

/** The tabs of the profile. The portfolio of an influencer is a page of its own. */
export function ProfileTabs({ role, current }: { role: Role; current: ProfileTab | 'portfolio' }) {
  const to = usePath();
  const tabs = profileTabs.map((tab) => ({
    to: to('/profile', { tab }),
    label: labels[tab](),
    current: tab === current,
  }));
  const portfolio = {
    to: to('/profile/portfolio'),
    label: m.portfolio_title(),
    current: current === 'portfolio',
  };
  return (
    <Tabs label={m.profile_tabs()} tabs={role === 'influencer' ? tabs.toSpliced(1, 0, portfolio) : tabs} />
  );
}
