import { useFetcher } from 'react-router';
import { reasonIn } from '#app/forms/use-form-answer.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import type { CampaignTransition } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import {
  campaignTransitionBacks,
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
  transition: CampaignTransition;
  small?: boolean;
  /** The path that receives the POST. The default is the path of the current page. */
  action?: string;
}

/** The owner's button for a status transition. It asks for confirmation, submits, and shows a refusal below itself. */
export function TransitionButton({ campaignId, transition, small = false, action }: TransitionButtonProps) {
  const { Form, state, data } = useFetcher<unknown>();
  const reason = state === 'idle' ? reasonIn(data) : undefined;
  return (
    <>
      <Confirm
        label={campaignTransitionLabels[transition]()}
        question={campaignTransitionQuestions[transition]()}
        consequence={campaignTransitionConsequences[transition]()}
        back={campaignTransitionBacks[transition]()}
        look={looks[transition]}
        small={small}
        busy={state !== 'idle'}
        busyLabel={m.campaign_transition_busy()}
        form={Form}
        action={action}
      >
        <input type="hidden" name="campaignId" value={campaignId} />
        <input type="hidden" name="move" value={transition} />
      </Confirm>
      {reason && (
        <div className="basis-full">
          <Alert>{reason}</Alert>
        </div>
      )}
    </>
  );
}
