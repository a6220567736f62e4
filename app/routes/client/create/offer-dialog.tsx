import { type FormEvent, useEffect, useRef, useState } from 'react';
import { focusFirstError } from '#app/forms/focus-first-error.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { type CompensationType, offersGift, offersPayment } from '#domain/campaigns/campaign.ts';
import type { CampaignDraft } from '#domain/campaigns/campaign-draft.ts';
import type { RefusalCode } from '#domain/refusal.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { GiftImagesField, useGiftImages } from './media-fields.tsx';
import { GiftDescription, Prices } from './offer-fields.tsx';
import { errorsOf, refusedInStep } from './steps.ts';
import { pricesIn, refusedWithPrices, type TypedPrices, typedPrices } from './typed-prices.ts';

export type OfferValues = TypedPrices & Pick<CampaignDraft, 'giftDescription' | 'giftImages'>;

interface OfferDialogProps {
  type: CompensationType;
  draft: CampaignDraft;
  unsaved: Partial<OfferValues>;
  onType: (changes: Partial<OfferValues>) => void;
  onSave: (offer: Partial<CampaignDraft>) => void;
  onCancel: () => void;
  onClose: () => void;
}

const titles: Record<CompensationType, () => string> = {
  gifted: m.wizard_gift_title,
  paid: m.wizard_payment_title,
  giftedAndPaid: m.wizard_both_title,
};

/** Errors shown during typing. All other errors, such as missing input, appear after Save. */
const wrongAtOnce: readonly RefusalCode[] = ['field.too_long', 'field.invalid_number'];

export function OfferDialog({ type, draft, unsaved, onType, onSave, onCancel, onClose }: OfferDialogProps) {
  const { giftDescription, giftImages } = draft;
  const saved = { giftDescription, giftImages, ...typedPrices(draft, currentLanguage()) };
  const values: OfferValues = { ...saved, ...unsaved };
  const images = useGiftImages(values.giftImages, (giftImages) => onType({ giftImages }));
  const [failedAttempts, setFailedAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failedAttempts > 0) focusFirstError(form.current);
  }, [failedAttempts]);

  const offer: Partial<CampaignDraft> = {
    compensationType: type,
    ...(offersGift(type) && { giftDescription: values.giftDescription, giftImages: values.giftImages }),
    ...(offersPayment(type) && pricesIn(values)),
  };
  const details = refusedInStep('campaignType', { ...draft, ...offer });
  const refused = offersPayment(type) ? refusedWithPrices(details, values) : details;
  const errors = errorsOf(refused, (_, code) => failedAttempts > 0 || wrongAtOnce.includes(code));

  function save(event: FormEvent, close: () => void) {
    event.preventDefault();
    if (images.isBusy) return;
    if (Object.keys(refused).length > 0) return setFailedAttempts(failedAttempts + 1);
    onSave(offer);
    close();
  }

  return (
    <Dialog title={titles[type]()} onClose={onClose}>
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => save(event, close)} className="mt-6 grid gap-5">
          {offersGift(type) && <GiftDescription values={values} change={onType} errors={errors} />}
          {offersGift(type) && <GiftImagesField uploads={images} error={errors.giftImages} />}
          {offersPayment(type) && <Prices values={values} change={onType} errors={errors} />}
          <div className="mt-2 flex justify-end gap-3">
            <Button
              look="secondary"
              onClick={() => {
                onCancel();
                close();
              }}
            >
              {m.wizard_cancel()}
            </Button>
            <Button type="submit" disabled={images.isBusy}>
              {m.wizard_save()}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
