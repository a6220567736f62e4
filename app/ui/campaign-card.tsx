import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CampaignCardView } from '#domain/campaigns/campaign-view.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { spokenLanguage } from '#messages/language.ts';
import { CampaignCover } from './campaign-cover.tsx';

interface CampaignCardProps {
  campaign: CampaignCardView;
  /** Where its title leads; the whole card is the link's target. */
  to: string;
  /** `h3` where cards stand under a group's title. */
  heading?: 'h2' | 'h3';
  /** Badges, and what there is to do: buttons in it stay their own targets. */
  children?: ReactNode;
}

/** A campaign in a list: its picture, whose it is, when and where. */
export function CampaignCard({ campaign, to, heading: Heading = 'h2', children }: CampaignCardProps) {
  const language = spokenLanguage();
  const start = formatDate(campaign.startDate, language);
  const end = formatDate(campaign.endDate, language);
  const from = [campaign.companyName, campaign.town].filter(Boolean).join(' · ');
  return (
    <article className="group relative flex flex-col has-[h2>a:focus-visible,h3>a:focus-visible]:outline-2 has-[h2>a:focus-visible,h3>a:focus-visible]:outline-offset-8 has-[h2>a:focus-visible,h3>a:focus-visible]:outline-accent rounded-card">
      <CampaignCover campaign={campaign} className="aspect-4/3 w-full sm:aspect-4/5" />
      <Heading className="mt-4 text-2xl">
        <Link
          to={to}
          className="decoration-1 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
        >
          {campaign.title}
        </Link>
      </Heading>
      {from && <p className="mt-1 text-soft">{from}</p>}
      <p className="text-sm text-soft tabular-nums">{m.campaign_dates({ start, end })}</p>
      {children && (
        <div className="mt-3 flex flex-wrap items-center gap-2 *:relative [&_a]:z-10 [&_button]:z-10">
          {children}
        </div>
      )}
    </article>
  );
}

/** Cards side by side: one, two or three in a row. */
export function CampaignGrid({ children }: { children: ReactNode }) {
  return <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>;
}
