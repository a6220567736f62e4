import { useFetcher } from 'react-router';
import { reasonIn } from '#app/forms/use-form-answer.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import type { CampaignTransition } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import {
  campaignTransitionConsequences,
  campaignTransitionLabels,
  campaignTransitionQuestions,
} from '#messages/labels/campaign.ts';

const looks = {
  publish: 'primary',
  complete: 'primary',
  end: 'secondary',
  cancel: 'danger',
  cancelDraft: 'danger',
} as const satisfies Record<CampaignTransition, string>;

interface TransitionButtonProps {
  campaignId: string;
  move: CampaignTransition;
  small?: boolean;
  /** The page that makes the move, unless it is the one it stands on. */
  action?: string;
}

/** One of the owner's moves: it asks, sends it to a page's action, and says beside itself why it was refused. */
export function TransitionButton({ campaignId, move, small = false, action }: TransitionButtonProps) {
  const { Form, state, data } = useFetcher<unknown>();
  const reason = state === 'idle' ? reasonIn(data) : undefined;
  return (
    <>
      <Confirm
        label={campaignTransitionLabels[move]()}
        question={campaignTransitionQuestions[move]()}
        consequence={campaignTransitionConsequences[move]()}
        back={m.campaign_transition_back()}
        look={looks[move]}
        small={small}
        busy={state !== 'idle'}
        busyLabel={m.campaign_transition_busy()}
        form={Form}
        action={action}
      >
        <input type="hidden" name="campaignId" value={campaignId} />
        <input type="hidden" name="move" value={move} />
      </Confirm>
      {reason && (
        <div className="basis-full">
          <Alert>{reason}</Alert>
        </div>
      )}
    </>
  );
}
