import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { CampaignMove } from '#domain/campaigns/campaign.ts';
import { m } from '#messages';
import { campaignMoveConsequences, campaignMoveLabels, campaignMoveQuestions } from '#messages/labels.ts';

interface ConfirmMoveProps {
  move: CampaignMove;
  onConfirm: () => void;
  onClose: () => void;
}

/** No move can be taken back: a save that makes one asks first, in the words of its button. */
export function ConfirmMove({ move, onConfirm, onClose }: ConfirmMoveProps) {
  return (
    <Dialog title={campaignMoveQuestions[move]()} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-3 text-soft">{campaignMoveConsequences[move]()}</p>
          <div className="mt-8 flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={close}>
              {m.campaign_move_back()}
            </Button>
            <Button
              look={move === 'publish' ? 'primary' : 'danger'}
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {campaignMoveLabels[move]()}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
