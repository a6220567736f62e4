import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { CampaignTransition } from '#domain/campaigns/campaign.ts';
import { consequenceOf } from '#messages/campaign-transition-text.ts';
import {
  campaignTransitionBacks,
  campaignTransitionLabels,
  campaignTransitionQuestions,
} from '#messages/labels/campaign.ts';

interface ConfirmTransitionProps {
  transition: CampaignTransition;
  going: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmTransition({ transition, going, onConfirm, onClose }: ConfirmTransitionProps) {
  return (
    <Dialog title={campaignTransitionQuestions[transition]()} onClose={onClose}>
      {(close) => (
        <>
          <p className="mt-3 text-soft">{consequenceOf(transition, going)}</p>
          <div className="mt-8 flex flex-wrap justify-end gap-3">
            <Button look="quiet" onClick={close}>
              {campaignTransitionBacks[transition]()}
            </Button>
            <Button
              look={transition === 'publish' ? 'primary' : 'danger'}
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {campaignTransitionLabels[transition]()}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
