import type { CampaignStatus } from '#domain/campaigns/campaign.ts';
import { campaignStatusLabels } from '#messages/labels/campaign.ts';
import { Badge, type Tone } from './badge.tsx';
import { useFocusOnChange } from './use-focus-on-change.ts';

const tones: Record<CampaignStatus, Tone> = {
  draft: 'wait',
  active: 'good',
  ended: 'plain',
  completed: 'metal',
  canceled: 'bad',
};

export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  const badge = useFocusOnChange<HTMLSpanElement>(status);
  return (
    <span ref={badge} tabIndex={-1} className="inline-flex rounded-full">
      <Badge tone={tones[status]}>{campaignStatusLabels[status]()}</Badge>
    </span>
  );
}
