import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { type CompensationType, offersGift, offersPayment } from '#domain/campaigns/campaign.ts';
import type { CampaignDraft } from '#domain/campaigns/campaign-fields.ts';
import { centsOf } from '#domain/money.ts';
import { m } from '#messages';
import { formatTypedMoney } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { refusalText } from '#messages/refusal.ts';
import { GiftImagesField, useGiftImages } from './media-fields.tsx';
import { Price } from './price.tsx';
import { refusedIn } from './steps.ts';

type Offer = Partial<
  Pick<CampaignDraft, 'giftDescription' | 'giftImages' | 'postPriceCents' | 'storyPriceCents'>
>;

interface OfferDialogProps {
  type: CompensationType;
  draft: CampaignDraft;
  onSave: (offer: Offer) => void;
  onClose: () => void;
}

const titles: Record<CompensationType, () => string> = {
  gifted: m.wizard_gift_title,
  paid: m.wizard_payment_title,
  giftedAndPaid: m.wizard_both_title,
};

/** The details of one campaign type. The draft changes only on Save, and only if the details are valid. */
export function OfferDialog({ type, draft, onSave, onClose }: OfferDialogProps) {
  const [gift, setGift] = useState(draft.giftDescription);
  const [giftImages, setGiftImages] = useState<readonly string[]>(draft.giftImages);
  const images = useGiftImages(giftImages, setGiftImages);
  const [post, setPost] = useState(() => typedPrice(draft.postPriceCents));
  const [story, setStory] = useState(() => typedPrice(draft.storyPriceCents));
  const [failedAttempts, setFailedAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failedAttempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedAttempts]);

  const offer: Offer = {
    ...(offersGift(type) ? { giftDescription: gift, giftImages: [...giftImages] } : {}),
    // A text that is not a number counts as 0.
    ...(offersPayment(type)
      ? { postPriceCents: centsOf(post) ?? 0, storyPriceCents: centsOf(story) ?? 0 }
      : {}),
  };
  const refused = refusedIn('campaignType', { ...draft, compensationType: type, ...offer });
  const errorOf = (field: keyof Offer) => {
    const code = refused[field];
    return code && (failedAttempts > 0 || code === 'field.too_long') ? refusalText(code) : undefined;
  };

  function save(event: FormEvent, close: () => void) {
    event.preventDefault();
    // React events bubble through portals: without this, the form of the wizard would be submitted too.
    event.stopPropagation();
    if (images.isBusy) return;
    if (Object.keys(refused).length > 0) return setFailedAttempts(failedAttempts + 1);
    onSave(offer);
    close();
  }

  return (
    <Dialog title={titles[type]()} onClose={onClose}>
      {(close) => (
        <form ref={form} noValidate onSubmit={(event) => save(event, close)} className="mt-6 grid gap-5">
          {offersGift(type) && (
            <TextArea
              label={m.wizard_gift_description()}
              name="giftDescription"
              value={gift}
              onChange={(event) => setGift(event.target.value)}
              help={m.wizard_gift_help()}
              error={errorOf('giftDescription')}
              rows={4}
              required
            />
          )}
          {offersGift(type) && <GiftImagesField uploads={images} error={errorOf('giftImages')} />}
          {offersPayment(type) && (
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <Price
                label={m.wizard_post_price()}
                name="postPrice"
                value={post}
                onChange={setPost}
                error={errorOf('postPriceCents')}
              />
              <Price
                label={m.wizard_story_price()}
                name="storyPrice"
                value={story}
                onChange={setStory}
                error={errorOf('storyPriceCents')}
              />
            </div>
          )}
          <div className="mt-2 flex justify-end gap-3">
            <Button look="secondary" onClick={close}>
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

/** A stored price as typed text in the page's language; blank for 0. */
function typedPrice(cents: number): string {
  return cents === 0 ? '' : formatTypedMoney(cents, currentLanguage());
}
