import { usePath } from '#app/language.ts';
import { useCampaignQuery } from '#app/routes/client/campaign-query.ts';
import { TransitionButton } from '#app/routes/client/transition-button.tsx';
import { Select } from '#app/ui/field.tsx';
import { Options } from '#app/ui/options.tsx';
import {
  type CampaignStatus,
  type CampaignTransition,
  campaignStatuses,
  statusChoices,
} from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import { campaignStatusLabels, campaignTransitionConsequences } from '#messages/labels/campaign.ts';

interface StatusFieldProps {
  campaign: { id: string; status: CampaignStatus };
  status: CampaignStatus;
  transition: CampaignTransition | undefined;
  onChange: (status: CampaignStatus) => void;
}

const helps: Record<CampaignStatus, () => string> = {
  draft: m.edit_status_draft,
  active: m.edit_status_active,
  ended: m.edit_status_ended,
  completed: m.edit_status_closed,
  canceled: m.edit_status_closed,
};

export function StatusField({ campaign, status, transition, onChange }: StatusFieldProps) {
  const to = usePath();
  const query = useCampaignQuery();
  const choices = statusChoices(campaign.status);
  return (
    <div className="grid gap-4">
      <Select
        label={m.edit_status()}
        name="status"
        value={status}
        disabled={choices.length === 1}
        onChange={({ target }) => onChange(campaignStatuses.find((each) => each === target.value) ?? status)}
        help={transition ? campaignTransitionConsequences[transition]() : helps[campaign.status]()}
      >
        <Options values={choices} labels={campaignStatusLabels} />
      </Select>
      {campaign.status === 'ended' && (
        <div className="flex flex-wrap gap-4 noscript:hidden">
          <TransitionButton
            campaignId={campaign.id}
            transition="complete"
            action={to('/client/campaign/:campaignId', { campaignId: campaign.id, ...query })}
          />
        </div>
      )}
    </div>
  );
}
