import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ChangedTerms } from '#app/ui/changed-terms.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { LiveDot } from '#app/ui/live-dot.tsx';
import { Page } from '#app/ui/page.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { countOwnApplications, findOwnApplications } from '#domain/applications/find-applications.server.ts';
import { findSuggestions } from '#domain/campaigns/conditions/find-suggestions.server.ts';
import { countOpenCampaigns, findOpenCampaigns } from '#domain/campaigns/find-open-campaigns.server.ts';
import { findOpenDealsOf } from '#domain/deals/find-deals.server.ts';
import { findEntrySteps } from '#domain/influencers/find-entry-steps.server.ts';
import { findPreferences } from '#domain/preferences/find-preferences.server.ts';
import { findTermsToAccept } from '#domain/terms-of-use/terms-of-use.server.ts';
import { findInfluencerToDo } from '#domain/to-do/find-influencer-to-do.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/dashboard';
import { ApplicationsTab } from './applications-tab.tsx';
import { RunningTab } from './campaign-cards.tsx';
import { EntryChecklist } from './entry-checklist.tsx';
import { InfluencerToDo } from './influencer-to-do.tsx';
import { BrowseCampaigns } from './offer/browse-campaigns.tsx';
import { Suggestions } from './offer/suggestions.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.influencer_dashboard_title()} · ${site.name}` }];

const tabs = ['available', 'applications', 'running'] as const;
const tabLabels = {
  available: m.influencer_tab_available,
  applications: m.influencer_tab_applications,
  running: m.influencer_tab_running,
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = admit(context, 'influencer');
  const ctx = ctxOf(context);
  const query = new URL(request.url).searchParams;
  const tab = tabs.find((name) => name === query.get('tab')) ?? 'available';
  const isAvailable = tab === 'available';
  const [toDo, open, openTotal, applications, own, entry, preferences, suggestions, termsToAccept] =
    await Promise.all([
      findInfluencerToDo(ctx),
      isAvailable ? findOpenCampaigns(ctx, pageIn(query)) : null,
      isAvailable ? null : countOpenCampaigns(ctx),
      isAvailable ? [] : findOwnApplications(ctx),
      countOwnApplications(ctx),
      findEntrySteps(ctx, id),
      findPreferences(ctx),
      isAvailable ? findSuggestions(ctx) : null,
      findTermsToAccept(ctx),
    ]);
  const counts = { available: open?.total ?? openTotal ?? 0, applications: own.all, running: own.accepted };
  const checklist =
    entry && entry.missing.length > 0 ? { entry, hasShippingAddress: preferences.street !== '' } : null;
  const onlyRunning = query.get('running') === '1';
  const campaignIds = tab === 'running' ? applications.map(({ campaign }) => campaign.id) : [];
  return {
    now: ctx.now,
    toDo,
    tab,
    counts,
    onlyRunning,
    open,
    applications,
    deals: await findOpenDealsOf(ctx, campaignIds),
    checklist,
    suggestions,
    termsToAccept,
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { now, toDo, tab, counts, onlyRunning, open, applications, deals, checklist, suggestions } =
    loaderData;
  const { termsToAccept } = loaderData;
  const to = usePath();
  const tabHref = (name: (typeof tabs)[number]) => to('/influencer/dashboard', { tab: name });
  return (
    <Page title={m.influencer_dashboard_title()} lead={m.influencer_dashboard_lead()}>
      <ChangedTerms version={termsToAccept} />
      <InfluencerToDo {...{ toDo, now }} />
      {checklist && <EntryChecklist {...checklist} />}
      <Tabs
        label={m.influencer_dashboard_tabs()}
        tabs={tabs.map((name) => ({
          to: tabHref(name),
          label: tabLabels[name](),
          count: counts[name],
          current: tab === name,
          sign: name === 'running' && counts.running > 0 && <LiveDot />,
        }))}
      />
      {tab === 'applications' && <ApplicationsTab applications={applications} onlyRunning={onlyRunning} />}
      {tab === 'running' && (
        <RunningTab running={applications.filter(({ status }) => status === 'accepted')} deals={deals} />
      )}
      {suggestions && <Suggestions suggestions={suggestions} />}
      {open &&
        (open.total > 0 ? (
          <BrowseCampaigns result={open} pageHref={(page) => `${tabHref('available')}&page=${page}`} />
        ) : (
          <Empty
            title={m.application_available_empty()}
            text={m.application_available_empty_text()}
            action={
              <ButtonLink to={to('/influencer/campaigns')} look="secondary">
                {m.influencer_all_campaigns()}
              </ButtonLink>
            }
          />
        ))}
    </Page>
  );
}
