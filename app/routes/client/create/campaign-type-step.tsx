import { type ReactNode, useState } from 'react';
import { GiftPictures } from '#app/ui/gift-pictures.tsx';
import { Group } from '#app/ui/group.tsx';
import { BadgeCheck, Euro, Gift } from '#app/ui/icons.tsx';
import { Brace } from '#app/ui/mark.tsx';
import {
  type CompensationType,
  compensationTypes,
  offersGift,
  offersPayment,
} from '#domain/campaigns/campaign.ts';
import type { CampaignDraft } from '#domain/campaigns/campaign-draft.ts';
import { m } from '#messages';
import { formatMoney } from '#messages/format.ts';
import { compensationLabels } from '#messages/labels/campaign.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { OfferDialog, type OfferValues } from './offer-dialog.tsx';
import { compensationTexts } from './offer-fields.tsx';
import type { StepProps } from './steps.ts';

const thin = 'size-10 shrink-0 [stroke-width:0.9]';
const cards: Record<CompensationType, { tint: string; icon: ReactNode }> = {
  gifted: { tint: 'bg-sand', icon: <Gift className={thin} /> },
  paid: { tint: 'bg-sage', icon: <Euro className={thin} /> },
  giftedAndPaid: {
    tint: 'bg-lilac',
    icon: (
      <>
        <Gift className={`${thin} not-sm:size-8`} />
        <Brace className="h-10 shrink-0 text-accent-fill sm:h-14" />
        <Euro className={`${thin} not-sm:size-8`} />
      </>
    ),
  },
};

/**
 * Each card opens a dialog for the details of its type. Only Save changes the draft. Cancel discards the typed values.
 * Escape closes the dialog and keeps the typed values until the next Save or Cancel.
 */
export function CampaignTypeStep({ draft, change, errors }: StepProps) {
  const [openType, setOpenType] = useState<CompensationType | null>(null);
  const [unsaved, setUnsaved] = useState<Partial<OfferValues>>({});
  const [error] = Object.values(errors);
  return (
    <Group legend={m.wizard_type_legend()} hidden error={error}>
      <div className="grid gap-4 md:grid-cols-3">
        {compensationTypes.map((type) => {
          const chosen = draft.compensationType === type;
          const { tint, icon } = cards[type];
          return (
            <button
              key={type}
              type="button"
              aria-pressed={chosen}
              aria-haspopup="dialog"
              onClick={() => setOpenType(type)}
              className="group flex items-stretch overflow-hidden rounded-card border border-edge bg-surface text-left transition-colors duration-150 hover:border-ink aria-pressed:border-accent aria-pressed:ring-1 aria-pressed:ring-accent md:flex-col"
            >
              <span
                className={`flex w-28 shrink-0 items-center justify-center gap-0.5 text-on-ground sm:w-36 sm:gap-2 md:h-40 md:w-full ${tint}`}
              >
                {icon}
              </span>
              <span className="flex min-w-0 flex-1 flex-col gap-1 p-4 md:p-5">
                <span className="flex items-center justify-between gap-2 font-serif text-2xl leading-tight">
                  {compensationLabels[type]()}
                  {chosen && <BadgeCheck className="size-6 shrink-0 text-accent" />}
                </span>
                {chosen ? (
                  <Summary draft={draft} type={type} />
                ) : (
                  <span className="text-soft">{compensationTexts[type]()}</span>
                )}
                <span className="mt-auto pt-3 text-sm text-accent underline underline-offset-4">
                  {chosen ? m.wizard_type_change() : m.wizard_type_choose()}
                </span>
              </span>
            </button>
          );
        })}
      </div>
      {openType && (
        <OfferDialog
          type={openType}
          draft={draft}
          unsaved={unsaved}
          onType={(changes) => setUnsaved((now) => ({ ...now, ...changes }))}
          onSave={(offer) => {
            change(offer);
            setUnsaved({});
          }}
          onCancel={() => setUnsaved({})}
          onClose={() => setOpenType(null)}
        />
      )}
    </Group>
  );
}

function Summary({ draft, type }: { draft: CampaignDraft; type: CompensationType }) {
  const prices = pricesOf(draft);
  return (
    <>
      {offersGift(type) && (
        <>
          <span className="line-clamp-3 wrap-anywhere">{draft.giftDescription}</span>
          <GiftPictures ids={draft.giftImages} width="4rem" className="mt-1 max-w-48 gap-2" />
        </>
      )}
      {offersPayment(type) &&
        prices.map((price) => (
          <span key={price} className="text-soft tabular-nums">
            {price}
          </span>
        ))}
    </>
  );
}

export function pricesOf({ postPriceCents, storyPriceCents }: CampaignDraft): string[] {
  const price = (cents: number) => formatMoney(cents, 'EUR', currentLanguage());
  return [
    postPriceCents > 0 ? m.wizard_price_post_value({ price: price(postPriceCents) }) : '',
    storyPriceCents > 0 ? m.wizard_price_story_value({ price: price(storyPriceCents) }) : '',
  ].filter(Boolean);
}
