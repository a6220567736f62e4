import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CampaignCardView } from '#domain/campaigns/campaign-view.ts';
import { campaignDates } from '#messages/campaign-dates.ts';
import { CampaignCover } from './campaign-cover.tsx';
import { CompanyLink } from './company-link.tsx';

interface CampaignCardProps {
  campaign: CampaignCardView;
  to: string;
  withCompany?: boolean;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

export const cardFrame =
  'group relative rounded-card wrap-anywhere has-[h2>a:focus-visible,h3>a:focus-visible]:outline-2 has-[h2>a:focus-visible,h3>a:focus-visible]:outline-offset-8 has-[h2>a:focus-visible,h3>a:focus-visible]:outline-accent';

interface CardTitleProps {
  title: string;
  to: string;
  heading: 'h2' | 'h3';
  className: string;
}

export function CardTitle({ title, to, heading: Heading, className }: CardTitleProps) {
  return (
    <Heading dir="auto" className={`text-2xl ${className}`}>
      <Link
        to={to}
        className="decoration-1 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
      >
        {title}
      </Link>
    </Heading>
  );
}

export function CampaignCard(props: CampaignCardProps) {
  const { campaign, to, withCompany = true, heading = 'h2', children } = props;
  return (
    <article className={`${cardFrame} flex flex-col`}>
      <CampaignCover campaign={campaign} className="aspect-4/3 w-full sm:aspect-4/5" />
      <CardTitle title={campaign.title} to={to} heading={heading} className="mt-4" />
      {withCompany ? (
        <p className="mt-1 text-soft *:relative *:z-10">
          <CompanyLink {...campaign} />
          {campaign.town && ` · ${campaign.town}`}
        </p>
      ) : (
        campaign.town && <p className="mt-1 text-soft">{campaign.town}</p>
      )}
      <p className="text-sm text-soft tabular-nums">{campaignDates(campaign)}</p>
      {children && (
        <div className="mt-3 flex flex-wrap items-center gap-2 *:relative [&_a]:z-10 [&_button]:z-10">
          {children}
        </div>
      )}
    </article>
  );
}

export function CampaignGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}
