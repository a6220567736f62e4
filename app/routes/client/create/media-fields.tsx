import { MediaField } from '#app/uploads/media-field.tsx';
import { type Uploads, useUploads } from '#app/uploads/use-uploads.ts';
import { MAX_GIFT_IMAGES } from '#domain/campaigns/campaign-draft.ts';
import { m } from '#messages';

interface FieldProps {
  uploads: Uploads;
  error: string | undefined;
}

export function useMainMedia(media: string, onChange: (media: string) => void): Uploads {
  const ids = media ? [media] : [];
  return useUploads({ profile: 'media', max: 1, ids, onChange: ([id = '']) => onChange(id) });
}

export function MainMediaField({ uploads, error }: FieldProps) {
  return (
    <MediaField
      label={m.media_main()}
      help={m.media_main_help()}
      choose={m.media_choose()}
      drop={m.media_drop()}
      uploads={uploads}
      error={error}
    />
  );
}

export function useGiftImages(ids: readonly string[], onChange: (ids: string[]) => void): Uploads {
  const tooMany = m.refusal_campaign_too_many_gift_images;
  return useUploads({ profile: 'media', only: 'image', max: MAX_GIFT_IMAGES, tooMany, ids, onChange });
}

export function GiftImagesField({ uploads, error }: FieldProps) {
  return (
    <MediaField
      label={m.media_gift_images()}
      help={m.media_gift_help()}
      choose={m.media_choose_images()}
      drop={m.media_drop_images()}
      uploads={uploads}
      error={error}
    />
  );
}
