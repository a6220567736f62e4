import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { CampaignTransition } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import {
  campaignTransitionConsequences,
  campaignTransitionLabels,
  campaignTransitionQuestions,
} from '#messages/labels/campaign.ts';

interface ConfirmTransitionProps {
  move: CampaignTransition;
  onConfirm: () => void;
  onClose: () => void;
}

/** No move can be taken back: a save that makes one asks first, in the words of its button. */
export function ConfirmTransition({ move, onConfirm, onClose }: ConfirmTransitionProps) {
  return (
    <Dialog title={campaignTransitionQuestions[move]()} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-3 text-soft">{campaignTransitionConsequences[move]()}</p>
          <div className="mt-8 flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={close}>
              {m.campaign_transition_back()}
            </Button>
            <Button
              look={move === 'publish' ? 'primary' : 'danger'}
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {campaignTransitionLabels[move]()}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
