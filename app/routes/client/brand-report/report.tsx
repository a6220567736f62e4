import { queryWithDaysIn } from '#app/addresses/query-with-days.ts';
import { usePath } from '#app/language.ts';
import { useLiveRevalidation } from '#app/live/use-live-revalidation.ts';
import { useReturnRevalidation } from '#app/live/use-return-revalidation.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { LockedAnalytics } from '#app/routes/client/report/locked-analytics.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { brandReportViewOf } from '#domain/reports/brand-report-view.ts';
import { findBrandReport } from '#domain/reports/find-brand-report.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/report';
import { Analytics } from './analytics.tsx';
import { AnswerTimesSection } from './answer-times.tsx';
import { Filters } from './filters.tsx';
import { States } from './states.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.brand_report_title()} · ${site.name}` }];

export function loader({ url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  return findBrandReport(ctxOf(context), brandReportViewOf(Object.fromEntries(queryWithDaysIn(url))));
}

export default function BrandReportPage({ loaderData }: Route.ComponentProps) {
  const { view, campaigns, total, analytics } = loaderData;
  const to = usePath();
  // Each act of an influencer on a deal notifies the brand, unless the brand has turned these notifications off. Each
  // notification reloads the page's data.
  useLiveRevalidation(true);
  useReturnRevalidation();
  const link = (
    <ButtonLink to={to('/client/campaigns')} look="secondary">
      {m.nav_campaigns()}
    </ButtonLink>
  );
  return (
    <Page title={m.brand_report_title()} lead={m.brand_report_lead()}>
      {campaigns.length === 0 ? (
        <Empty title={m.brand_report_empty()} text={m.brand_report_empty_text()} action={link} />
      ) : (
        <>
          <Filters view={view} campaigns={campaigns} />
          {total.all === 0 && (
            <div className="mt-10">
              <Empty title={m.brand_report_nothing()} text={m.brand_report_nothing_text()} />
            </div>
          )}
          {total.all > 0 && <States view={view} total={total} />}
        </>
      )}
      {analytics && total.all > 0 && <Analytics view={view} analytics={analytics} />}
      {analytics && total.all === 0 && campaigns.length > 0 && (
        <div className="mt-14">
          <AnswerTimesSection view={view} answers={analytics.answers} />
        </div>
      )}
      {!analytics && (
        <div className="mt-14">
          <LockedAnalytics />
        </div>
      )}
    </Page>
  );
}
