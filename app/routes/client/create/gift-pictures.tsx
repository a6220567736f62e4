import { Picture } from '#app/ui/picture.tsx';
import { m } from '#messages';

/** The gift's pictures, small. */
export function GiftPictures({ ids }: { ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <span className="mt-1 grid max-w-48 grid-cols-3 gap-2">
      {ids.map((id, index) => (
        <Picture
          key={id}
          media={id}
          alt={m.campaign_gift_picture({ number: index + 1 })}
          width="4rem"
          className="aspect-4/5 w-full rounded-card"
        />
      ))}
    </span>
  );
}
