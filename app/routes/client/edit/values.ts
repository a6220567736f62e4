import {
  pricesIn,
  refusedWithPrices,
  type TypedPrices,
  typedPrices,
} from '#app/routes/client/create/typed-prices.ts';
import { type CampaignStatus, isOver, offersPayment } from '#domain/campaigns/campaign.ts';
import { type CampaignDraft, clearedBy } from '#domain/campaigns/campaign-draft.ts';
import { refusedInEdit } from '#domain/campaigns/campaign-refusals.ts';
import type { CampaignView } from '#domain/campaigns/campaign-view.ts';
import { dayOf } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import type { FormRefusalCode } from '#messages/form-refusal.ts';

export interface EditValues extends Omit<CampaignDraft, 'postPriceCents' | 'storyPriceCents'>, TypedPrices {
  status: CampaignStatus;
}

export function valuesOf(campaign: CampaignView, language: Language): EditValues {
  const { id, version, clientId, companyId, companyName, town, cover, minFollowers, ...fields } = campaign;
  const { postPriceCents, storyPriceCents, ...values } = fields;
  return { ...values, mainMedia: cover ?? '', ...typedPrices(campaign, language) };
}

export function draftOf({ postPrice, storyPrice, ...draft }: EditValues): CampaignDraft {
  return { ...draft, ...pricesIn({ postPrice, storyPrice }) };
}

/**
 * Returns details without unchanged media. The form hides files that are missing from the store. Sending only the
 * other files would detach the missing files from the campaign.
 */
export function detailsOf(values: EditValues, saved: EditValues): Partial<CampaignDraft> {
  const { mainMedia, giftImages, ...draft } = draftOf(values);
  return {
    ...draft,
    ...(mainMedia !== saved.mainMedia && { mainMedia }),
    ...(giftImages.join() !== saved.giftImages.join() && { giftImages }),
  };
}

/** Returns the refusals that the server would return, by field. Publishing requires an end date of today or later. */
export function refusedOf(
  values: EditValues,
  publishing: boolean,
): Readonly<Record<string, FormRefusalCode>> {
  const details = refusedInEdit(draftOf(values));
  const isPaid = values.compensationType && offersPayment(values.compensationType);
  const refused = isPaid ? refusedWithPrices(details, values) : details;
  const isPast = values.endDate !== '' && isOver(values, dayOf(new Date()));
  return publishing && isPast ? { endDate: 'campaign.end_is_past', ...refused } : refused;
}

/** Adds blank values for fields that no longer apply, such as the prices of a campaign that is no longer paid. */
export function withCleared(changes: Partial<EditValues>): Partial<EditValues> {
  const { postPriceCents, storyPriceCents, ...cleared } = clearedBy(changes);
  return { ...cleared, ...(postPriceCents === 0 && { postPrice: '', storyPrice: '' }), ...changes };
}
