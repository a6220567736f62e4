import { CompanyLink } from '#app/ui/company-link.tsx';
import type { OfferCardView } from '#domain/campaigns/campaign-view.ts';
import { kindOf } from '#domain/campaigns/collaboration.ts';
import { collaborationLabels } from '#messages/labels/collaboration.ts';

export function Place({ campaign }: { campaign: OfferCardView }) {
  const kind = kindOf(campaign.collaborationType);
  const place = campaign.town ?? (kind === 'remote' ? collaborationLabels.remote() : null);
  return (
    <>
      <CompanyLink {...campaign} />
      {place && ` · ${place}`}
    </>
  );
}
