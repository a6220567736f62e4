import { m } from '#messages';
import { Picture } from './image.tsx';

interface GiftPicturesProps {
  ids: readonly string[];
  width: string;
  className: string;
}

/** Not a `<ul>`, because this component can be inside a button, where HTML forbids lists. */
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
