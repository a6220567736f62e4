import { GiftImagesField, MainMediaField } from '#app/routes/client/create/media-fields.tsx';
import { CampaignCover } from '#app/ui/campaign-cover.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { m } from '#messages';
import type { PartProps } from './edit-form.tsx';

/** The campaign's picture as lists show it; without one, the drawing that stands in for it. */
export function MainPhoto({ campaign, values, errors, mainMedia, disabled }: PartProps) {
  const cover = values.mainMedia || null;
  if (!disabled) return <MainMediaField uploads={mainMedia} error={errors.mainMedia} />;
  return <CampaignCover campaign={{ ...campaign, cover }} className="aspect-4/5 w-44 md:w-56" />;
}

export function GiftPictures({ values, errors, giftImages, disabled }: PartProps) {
  if (!disabled) return <GiftImagesField uploads={giftImages} error={errors.giftImages} />;
  if (values.giftImages.length === 0) return null;
  return (
    <ul className="grid max-w-md grid-cols-3 gap-3">
      {values.giftImages.map((media, index) => (
        <li key={media}>
          <Picture
            media={media}
            alt={m.campaign_gift_picture({ number: index + 1 })}
            width="9rem"
            className="aspect-4/5 w-full rounded-card"
          />
        </li>
      ))}
    </ul>
  );
}
