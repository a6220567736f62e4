import { usePath } from '#app/language.ts';
import { TransitionButton } from '#app/routes/client/move-button.tsx';
import { Select } from '#app/ui/field.tsx';
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
  /** What a save with this status would do. */
  move: CampaignTransition | undefined;
  onChange: (status: CampaignStatus) => void;
}

const helps: Record<CampaignStatus, () => string> = {
  draft: m.edit_status_draft,
  active: m.edit_status_active,
  ended: m.edit_status_ended,
  completed: m.edit_status_closed,
  canceled: m.edit_status_closed,
};

/** The status and where it may go from here; an ended campaign's one way on is a button of its own. */
export function StatusField({ campaign, status, move, onChange }: StatusFieldProps) {
  const to = usePath();
  const choices = statusChoices(campaign.status);
  return (
    <div className="grid gap-4">
      <Select
        label={m.edit_status()}
        name="status"
        value={status}
        disabled={choices.length === 1}
        onChange={({ target }) => onChange(campaignStatuses.find((it) => it === target.value) ?? status)}
        help={move ? campaignTransitionConsequences[move]() : helps[campaign.status]()}
      >
        {choices.map((each) => (
          <option key={each} value={each}>
            {campaignStatusLabels[each]()}
          </option>
        ))}
      </Select>
      {campaign.status === 'ended' && (
        <div className="flex flex-wrap gap-4">
          <TransitionButton
            campaignId={campaign.id}
            move="complete"
            action={to('/client/campaign/:campaignId', { campaignId: campaign.id })}
          />
        </div>
      )}
    </div>
  );
}
