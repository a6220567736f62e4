import { type CollaborationType, kindOf } from '#domain/campaigns/collaboration.ts';
import { kindOfMedia, pictureSources, videoAddress } from '#domain/files/media.ts';
import { m } from '#messages';
import { Play } from './icons.tsx';
import { Picture } from './image.tsx';
import { pairOf, StillLife } from './still-life.tsx';
import { tintOf } from './tint.ts';

interface CoverProps {
  campaign: { id: string; cover: string | null; collaborationType: CollaborationType };
  className: string;
  /**
   * Set for the large cover of the campaign's own page: an image loads with high priority, and a video has a player.
   */
  first?: boolean;
}

/**
 * A campaign without an image has a still life for its kind of collaboration. The cover is decorative, because the
 * title is beside it.
 */
export function CampaignCover({ campaign, className, first = false }: CoverProps) {
  const frame = `overflow-hidden rounded-card ${className}`;
  if (campaign.cover) return <CoverMedia media={campaign.cover} {...{ frame, first }} />;
  return (
    <div className={`relative ${frame} ${tintOf(campaign.id)}`}>
      <StillLife drawn={pairOf(kindOf(campaign.collaborationType), campaign.id)} />
    </div>
  );
}

function CoverMedia({ media, frame, first }: { media: string; frame: string; first: boolean }) {
  const isVideo = kindOfMedia(media) === 'video';
  if (isVideo && first) {
    return (
      // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no captions
      <video
        controls
        playsInline
        preload="none"
        poster={pictureSources(media).src}
        src={videoAddress(media)}
        aria-label={m.campaign_video()}
        className={`${frame} bg-sunken object-contain`}
      />
    );
  }
  const picture = (
    <Picture
      media={media}
      alt=""
      first={first}
      width={
        first
          ? '(min-width: 768px) 26rem, 100vw'
          : '(min-width: 1024px) 22rem, (min-width: 640px) 50vw, 100vw'
      }
      className={isVideo ? 'size-full' : frame}
    />
  );
  if (!isVideo) return picture;
  return (
    <div className={`relative ${frame}`}>
      {picture}
      <span className="absolute top-3 left-3 grid size-9 place-items-center rounded-full bg-paper text-ink">
        <Play className="size-4" />
      </span>
    </div>
  );
}
