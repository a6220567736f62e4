import { GiftImagesField, MainMediaField } from '#app/routes/client/create/media-fields.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { GiftPictures } from '#app/ui/gift-pictures.tsx';
import type { PartProps } from './edit-form.tsx';

/** The field for the main image or video. If `disabled`, shows the cover as in campaign lists. */
export function MainPhoto({ campaign, values, errors, mainMedia, disabled }: PartProps) {
  const cover = values.mainMedia || null;
  if (!disabled) return <MainMediaField uploads={mainMedia} error={errors.mainMedia} />;
  return <CampaignCover campaign={{ ...campaign, cover }} className="aspect-4/5 w-44 md:w-56" />;
}

export function GiftImages({ values, errors, giftImages, disabled }: PartProps) {
  if (!disabled) return <GiftImagesField uploads={giftImages} error={errors.giftImages} />;
  return <GiftPictures ids={values.giftImages} width="9rem" className="max-w-md gap-3" />;
}
