import { m } from '#messages';
import { Picture } from './image.tsx';

interface GiftPicturesProps {
  /** Each a medium. */
  ids: readonly string[];
  /** How wide one is shown, as `sizes` of HTML says it. */
  width: string;
  className: string;
}

/** The pictures of a campaign's gift, three beside each other. They also stand inside a button, so this is no list. */
export function GiftPictures({ ids, width, className }: GiftPicturesProps) {
  if (ids.length === 0) return null;
  return (
    <span className={`grid grid-cols-3 ${className}`}>
      {ids.map((id, index) => (
        <Picture
          key={id}
          media={id}
          alt={m.campaign_gift_picture({ number: index + 1 })}
          width={width}
          className="aspect-4/5 w-full rounded-card"
        />
      ))}
    </span>
  );
}
