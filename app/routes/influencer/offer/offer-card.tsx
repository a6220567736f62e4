import type { ReactNode } from 'react';
import { CardTitle, cardFrame } from '#app/ui/campaign-card.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import type { OfferCardView } from '#domain/campaigns/campaign-view.ts';
import { campaignDates } from '#messages/campaign-dates.ts';
import { Pay } from './pay.tsx';
import { Place } from './place.tsx';

interface OfferCardProps {
  campaign: OfferCardView;
  to: string;
  heading: 'h2' | 'h3';
  /** The title's link covers the whole card. Links and buttons in `children` are in front of this link. */
  children: ReactNode;
  foot: ReactNode;
}

export function OfferCard({ campaign, to, heading, children, foot }: OfferCardProps) {
  return (
    <article
      className={`${cardFrame} grid h-full grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 sm:flex sm:flex-col sm:items-stretch`}
    >
      <CampaignCover campaign={campaign} className="aspect-4/5 w-full sm:aspect-4/3" />
      <div className="flex grow flex-col">
        <CardTitle title={campaign.title} to={to} heading={heading} className="sm:mt-4" />
        <p className="mt-1 text-soft *:relative *:z-10">
          <Place campaign={campaign} />
        </p>
        <p className="mt-1.5 tabular-nums">
          <Pay campaign={campaign} />
        </p>
        <p className="text-sm text-soft tabular-nums">{campaignDates(campaign)}</p>
        <div className="mt-3 flex flex-wrap items-center gap-2 *:relative [&_a]:z-10">{children}</div>
        <div className="mt-auto pt-4">
          <div className="grid gap-1 border-t border-line pt-3 text-sm">{foot}</div>
        </div>
      </div>
    </article>
  );
}
