import type { ReactNode } from 'react';
import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Download, Lock } from '#app/ui/icons.tsx';
import { comesWith, type Report, reportTerms } from '#domain/reports/report.ts';
import type { Tier } from '#domain/subscriptions/subscription.ts';
import { m } from '#messages';
import { reportLabels } from '#messages/labels/report.ts';
import { tierLabels } from '#messages/labels/subscription.ts';
import { useCampaignQuery } from '../campaign-query.ts';

const reports = ['basic', 'detailed', 'analytics'] as const satisfies Report[];

export function Reports({ campaignId, tier }: { campaignId: string; tier: Tier }) {
  const to = usePath();
  const query = useCampaignQuery();
  return (
    <section aria-labelledby="reports" className="mt-16 md:mt-24">
      <h2 id="reports" className="text-4xl">
        {m.report_title()}
      </h2>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
        <p className="text-soft">{m.report_lead()}</p>
        {reports.some((report) => !comesWith(tier, report)) && <SeePlans look="secondary" />}
      </div>
      <ul className="mt-8 border-b border-line">
        <Row report="basic" text={m.report_basic_text()} tier={tier}>
          <File
            address={to('/client/campaign/:campaignId/report.csv', { campaignId })}
            label={m.report_csv()}
            report="basic"
          />
          <File
            address={to('/client/campaign/:campaignId/content.csv', { campaignId })}
            label={m.figures_csv()}
            report="basic"
          />
        </Row>
        <Row report="detailed" text={m.report_detailed_text()} tier={tier}>
          <File
            address={to('/client/campaign/:campaignId/detailed-report.pdf', { campaignId })}
            label={m.report_pdf()}
            report="detailed"
          />
          <File
            address={to('/client/campaign/:campaignId/detailed-report.csv', { campaignId })}
            label={m.report_csv()}
            report="detailed"
          />
          <File
            address={to('/client/campaign/:campaignId/detailed-content.csv', { campaignId })}
            label={m.figures_csv()}
            report="detailed"
          />
        </Row>
        <Row report="analytics" text={m.report_analytics_text()} tier={tier}>
          <ButtonLink
            to={to('/client/campaign/:campaignId/analytics', { campaignId, ...query })}
            look="secondary"
          >
            {m.report_open()}
            <span className="sr-only">{m.report_about({ report: reportLabels.analytics() })}</span>
          </ButtonLink>
        </Row>
      </ul>
    </section>
  );
}

interface RowProps {
  report: Report;
  text: string;
  tier: Tier;
  children: ReactNode;
}

function Row({ report, text, tier, children }: RowProps) {
  const isLocked = !comesWith(tier, report);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-line py-6 md:flex-nowrap">
      <div className="max-w-prose">
        <h3 className="flex items-center gap-2">
          {isLocked && <Lock className="size-5 shrink-0 text-metal" />}
          {reportLabels[report]()}
        </h3>
        <p className="mt-1 text-soft">{text}</p>
        {isLocked && <p className="mt-2 text-sm text-metal">{includedIn(report)}</p>}
      </div>
      {!isLocked && <div className="flex flex-wrap gap-3 md:shrink-0">{children}</div>}
    </li>
  );
}

function includedIn(report: Report): string {
  return m.report_comes_with({ plan: tierLabels[reportTerms[report].tiers[0]]() });
}

export function SeePlans({ look }: { look: 'primary' | 'secondary' }) {
  const to = usePath();
  return (
    <ButtonLink to={to('/pricing')} reloadDocument look={look}>
      {m.report_see_plans()}
    </ButtonLink>
  );
}

function File({ address, label, report }: { address: string; label: string; report: Report }) {
  return (
    <ButtonLink to={address} reloadDocument look="secondary">
      <Download />
      {label}
      <span className="sr-only">{m.report_about({ report: reportLabels[report]() })}</span>
    </ButtonLink>
  );
}
