import type { CampaignStatus } from '#domain/campaigns/campaign.ts';
import { campaignStatusLabels } from '#messages/labels.ts';
import { Badge, type Tone } from './badge.tsx';

const tones: Record<CampaignStatus, Tone> = {
  draft: 'wait',
  active: 'good',
  ended: 'plain',
  completed: 'metal',
  canceled: 'bad',
};

export function CampaignStatusBadge({ status }: { status: CampaignStatus }) {
  return <Badge tone={tones[status]}>{campaignStatusLabels[status]()}</Badge>;
}
