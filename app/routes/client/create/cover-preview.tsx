import type { ReactNode } from 'react';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { m } from '#messages';
import type { WizardStepProps } from './steps.ts';

interface WithCoverPreviewProps extends WizardStepProps {
  className: string;
  children: ReactNode;
}

export function WithCoverPreview(props: WithCoverPreviewProps) {
  const { draft, campaignId, companyName, className, children } = props;
  const collaborationType = draft.collaborationType || 'other';
  return (
    <div className="grid gap-10 md:grid-cols-[1fr_14rem] lg:grid-cols-[1fr_16rem] lg:gap-16">
      <div className={className}>{children}</div>
      <figure className="grid grid-cols-[7rem_1fr] items-end gap-x-5 md:block">
        <CampaignCover
          campaign={{ id: campaignId, cover: draft.mainMedia || null, collaborationType }}
          className="aspect-4/5 w-full md:mb-4"
        />
        <div>
          <p dir="auto" className="font-serif text-2xl leading-tight wrap-anywhere">
            {draft.title.trim() || m.wizard_untitled()}
          </p>
          <p className="mt-1 text-soft wrap-anywhere">
            {[companyName, draft.venueTown].filter(Boolean).join(' · ')}
          </p>
          <figcaption className="mt-3 border-t border-line pt-3 text-sm text-soft">
            {m.wizard_cover()}
          </figcaption>
        </div>
      </figure>
    </div>
  );
}
