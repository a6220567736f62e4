import { type CollaborationKind, type CollaborationType, kindOf } from '#domain/campaigns/collaboration.ts';
import { kindOfMedia, pictureSources, videoAddress } from '#domain/files/media.ts';
import { m } from '#messages';
import { Play } from './icons.tsx';
import { Picture } from './image.tsx';
import { tintOf } from './tint.ts';

interface CoverProps {
  campaign: { id: string; cover: string | null; collaborationType: CollaborationType };
  className: string;
  /**
   * Set for the large cover of the campaign's own page. There, an image loads with high priority and a video has a
   * player.
   */
  first?: boolean;
}

/** The campaign's image, or an icon for its kind of collaboration. Decorative, because the title is beside it. */
export function CampaignCover({ campaign, className, first = false }: CoverProps) {
  const frame = `overflow-hidden rounded-card ${className}`;
  if (campaign.cover) return <CoverMedia media={campaign.cover} {...{ frame, first }} />;
  return (
    <div className={`${frame} grid place-items-center text-on-ground ${tintOf(campaign.id)}`}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        className="h-1/2"
      >
        <path d={iconPaths[kindOf(campaign.collaborationType)]} />
      </svg>
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

// Lucide icons utensils-crossed, bed-double, ticket, camera and sparkles (https://lucide.dev, ISC licence).
const iconPaths: Record<CollaborationKind, string> = {
  restaurant:
    'm16 2-2.3 2.3a3 3 0 0 0 0 4.2l1.8 1.8a3 3 0 0 0 4.2 0L22 8M15 15 3.3 3.3a4.2 4.2 0 0 0 0 6l7.3 7.3c.7.7 2 .7 2.8 0L15 15Zm0 0 7 7M2.1 21.8l6.4-6.3M19 5l-7 7',
  hotel: 'M2 20v-8a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v8M4 10V6a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v4M12 4v6M2 18h20',
  event:
    'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2ZM13 5v2M13 17v2M13 11v2',
  remote:
    'M14 4a2 2 0 0 1 1.8 1l.4 1A2 2 0 0 0 18 7h2a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h2a2 2 0 0 0 1.8-1l.4-1A2 2 0 0 1 10 4zM12 10a3 3 0 1 0 .01 0z',
  other:
    'M11 2.8a1 1 0 0 1 2 0l1 5.6a2 2 0 0 0 1.6 1.6l5.6 1a1 1 0 0 1 0 2l-5.6 1a2 2 0 0 0-1.6 1.6l-1 5.6a1 1 0 0 1-2 0l-1-5.6A2 2 0 0 0 8.4 14l-5.6-1a1 1 0 0 1 0-2l5.6-1A2 2 0 0 0 10 8.4zM20 2v4M22 4h-4M4 18a2 2 0 1 0 .01 0z',
};
