import type { ReactNode } from 'react';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { CampaignStatusBadge } from '#app/ui/campaign-status.tsx';
import { CompanyLink } from '#app/ui/company-link.tsx';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { campaignDates } from '#messages/campaign-dates.ts';

export function CampaignHead({ campaign, children }: { campaign: CampaignView; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-5 sm:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-10">
      <CampaignCover campaign={campaign} className="aspect-4/5 w-full sm:row-span-2" first />
      <div className="min-w-0 self-center sm:self-end">
        <CampaignStatusBadge status={campaign.status} />
        <h1 dir="auto" className="mt-2 max-sm:text-3xl">
          {campaign.title}
        </h1>
        <p className="mt-1.5 text-soft max-sm:text-sm">
          <CompanyLink {...campaign} />
          {campaign.town && ` · ${campaign.town}`}
          <span className="block tabular-nums">{campaignDates(campaign)}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:col-span-2 max-sm:text-sm max-sm:[&_:is(a,button)]:px-4 sm:gap-3 sm:self-end">
        {children}
      </div>
    </div>
  );
}
