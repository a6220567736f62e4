import { useFetcher } from 'react-router';
import { Confirm } from '#app/ui/confirm.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { CampaignMove } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import { campaignMoveConsequences, campaignMoveLabels, campaignMoveQuestions } from '#messages/labels.ts';
import { refusalText } from '#messages/refusal.ts';
import type { sendMove } from './send-move.server.ts';

const looks = {
  publish: 'primary',
  complete: 'primary',
  end: 'secondary',
  cancel: 'danger',
  cancelDraft: 'danger',
} as const satisfies Record<CampaignMove, string>;

interface MoveButtonProps {
  campaignId: string;
  move: CampaignMove;
  small?: boolean;
  /** The page that makes the move, unless it is the one it stands on. */
  action?: string;
}

/** One of the owner's moves: it asks, sends it to a page's action, and says beside itself why it was refused. */
export function MoveButton({ campaignId, move, small = false, action }: MoveButtonProps) {
  const { Form, state, data } = useFetcher<typeof sendMove>();
  const refused = data && 'refused' in data ? data.refused : undefined;
  return (
    <>
      <Confirm
        label={campaignMoveLabels[move]()}
        question={campaignMoveQuestions[move]()}
        consequence={campaignMoveConsequences[move]()}
        back={m.campaign_move_back()}
        look={looks[move]}
        small={small}
        busy={state !== 'idle'}
        busyLabel={m.campaign_move_busy()}
        form={Form}
        action={action}
      >
        <input type="hidden" name="campaignId" value={campaignId} />
        <input type="hidden" name="move" value={move} />
      </Confirm>
      {refused && state === 'idle' && (
        <div className="basis-full">
          <Notice>{refusalText(refused)}</Notice>
        </div>
      )}
    </>
  );
}
