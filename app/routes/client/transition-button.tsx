import { useFetcher } from 'react-router';
import { Confirm } from '#app/ui/confirm.tsx';
import type { CampaignTransition } from '#domain/campaigns/campaign.ts';
import type { MissingToPublish } from '#domain/campaigns/publication.ts';
import { m } from '#messages';
import { consequenceOf } from '#messages/campaign-transition-text.ts';
import {
  campaignTransitionBacks,
  campaignTransitionLabels,
  campaignTransitionQuestions,
} from '#messages/labels/campaign.ts';
import { PublishMissing } from './publish-missing.tsx';

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
  missing?: readonly MissingToPublish[];
  /** Names of the influencers whose deals continue after the transition. */
  going?: readonly string[];
  action?: string;
  /** Query string of the list, for the back link of the campaign's page. */
  list?: string | undefined;
  /** Default: the look of the transition. */
  look?: 'secondary';
  describedBy?: string;
}

export function TransitionButton(props: TransitionButtonProps) {
  const { campaignId, transition, small = false, missing = [], going = [], action, describedBy } = props;
  const { look = looks[transition], list } = props;
  const { Form, state } = useFetcher<unknown>();
  if (transition === 'publish' && missing.length > 0)
    return <PublishMissing {...{ campaignId, missing, small, list }} />;
  return (
    <Confirm
      label={campaignTransitionLabels[transition]()}
      question={campaignTransitionQuestions[transition]()}
      consequence={consequenceOf(transition, going)}
      back={campaignTransitionBacks[transition]()}
      look={look}
      aria-describedby={describedBy}
      small={small}
      busy={state !== 'idle'}
      busyLabel={m.campaign_transition_busy()}
      form={Form}
      action={action}
    >
      <input type="hidden" name="campaignId" value={campaignId} />
      <input type="hidden" name="move" value={transition} />
    </Confirm>
  );
}
