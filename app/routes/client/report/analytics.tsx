import { data } from 'react-router';
import { found } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { useLiveRevalidation } from '#app/live/use-live-revalidation.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { CampaignError } from '#app/routes/client/campaign-error.tsx';
import { useCampaignQuery } from '#app/routes/client/campaign-query.ts';
import { LiveDot } from '#app/ui/live-dot.tsx';
import { Page } from '#app/ui/page.tsx';
import { findCampaign } from '#domain/campaigns/find-campaign.server.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Analytics } from '#domain/reports/days.ts';
import { findAnalytics } from '#domain/reports/find-analytics.server.ts';
import { findFirstContent } from '#domain/reports/find-content-lines.server.ts';
import { openReport } from '#domain/reports/open-report.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/analytics';
import { ChartFigure } from './chart-figure.tsx';
import { chartsOf } from './charts.ts';
import { ContentSection } from './content-section.tsx';
import { LockedAnalytics } from './locked-analytics.tsx';
import { useLiveAnalytics } from './use-live-analytics.ts';

/** Maximum number of pieces of content on the page. The CSV contains all of them. */
const MAX_CONTENT = 100;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData
    ? m.analytics_title_of({ campaign: loaderData.campaign.title })
    : m.campaign_not_found();
  return [{ title: `${title} · ${site.name}` }];
};

export async function loader({ context, params }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  try {
    const { id, title } = await found(openReport(ctx, params.campaignId, 'analytics'));
    const analytics = await findAnalytics(ctx, id);
    return data({
      campaign: { id, title },
      analytics,
      content: await findFirstContent(ctx, id, MAX_CONTENT),
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { id, title } = await found(findCampaign(ctx, params.campaignId));
    return data({ campaign: { id, title }, analytics: null, content: null }, { status: error.status });
  }
}

export default function AnalyticsPage({
  loaderData: { campaign, analytics, content },
}: Route.ComponentProps) {
  const to = usePath();
  const query = useCampaignQuery();
  const language = currentLanguage();
  // Each act of an influencer on the content notifies the brand, unless the brand has turned these notifications off.
  // Each notification reloads the page's data.
  useLiveRevalidation(content !== null);
  const days = analytics?.days.map(({ day }) => formatDate(day, language)) ?? [];
  const [from, end] = [days[0], days.at(-1)];
  return (
    <Page
      title={m.analytics_title()}
      lead={from && end ? `${campaign.title} · ${m.analytics_lead({ from, to: end })}` : campaign.title}
      back={{
        to: to('/client/campaign/:campaignId', { campaignId: campaign.id, ...query }),
        label: campaign.title,
      }}
      action={
        analytics && (
          <p className="flex items-center gap-2 text-sm text-soft">
            <LiveDot /> {m.analytics_live()}
          </p>
        )
      }
    >
      {analytics ? <Charts key={campaign.id} id={campaign.id} loaded={analytics} /> : <LockedAnalytics />}
      {content && <ContentSection {...content} />}
    </Page>
  );
}

function Charts({ id, loaded }: { id: string; loaded: Analytics }) {
  const analytics = useLiveAnalytics(id, loaded);
  return (
    <div className="mt-4 grid gap-x-14 gap-y-14 md:grid-cols-2">
      {chartsOf(analytics).map((chart) => (
        <ChartFigure key={chart.id} chart={chart} daysEach={analytics.daysEach} />
      ))}
    </div>
  );
}

export const ErrorBoundary = CampaignError;
