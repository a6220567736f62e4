import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { CampaignFacts } from '#app/ui/campaign-facts.tsx';
import { ChevronDown } from '#app/ui/icons.tsx';
import { Section } from '#app/ui/section.tsx';
import type { CampaignStatus, CampaignTransition } from '#domain/campaigns/campaign.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { m } from '#messages';
import { StatusField } from './status-field.tsx';

interface PublishedSectionsProps {
  campaign: CampaignView;
  status: CampaignStatus;
  transition: CampaignTransition | undefined;
  change: (changes: { status: CampaignStatus }) => void;
}

/** Shows a campaign that is not a draft. Only its status can change. */
export function PublishedSections({ campaign, status, transition, change }: PublishedSectionsProps) {
  return (
    <>
      <Section title={m.edit_status()} text={m.edit_details_fixed()}>
        <div className="max-w-sm">
          <StatusField
            {...{ campaign, status, transition }}
            onChange={(chosen) => change({ status: chosen })}
          />
        </div>
      </Section>
      <details className="group border-y border-line">
        <summary className="flex min-h-16 list-none items-center justify-between gap-6 py-4 hover:text-accent [&::-webkit-details-marker]:hidden">
          <h2>{m.edit_facts()}</h2>
          <ChevronDown className="size-5 shrink-0 transition-transform duration-150 group-open:rotate-180" />
        </summary>
        <div className="grid gap-8 pt-2 pb-10">
          <CampaignCover campaign={campaign} className="aspect-4/5 w-32 md:w-44" />
          <CampaignFacts campaign={campaign} />
        </div>
      </details>
    </>
  );
}
