import type { ComponentProps } from 'react';
import { pictureSources } from '#domain/files/media.ts';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'onError'> {
  /** What it shows, in words; empty when the words stand beside it. */
  alt: string;
  /** An upload's id, or the address of a drawing: `domain/files/media.ts`. Of a film it is the first picture. */
  media: string;
  /** How wide it is shown, as `sizes` of HTML says it; the browser takes the file that fits. */
  width: string;
  /** It is the largest thing of its page: fetch it first. */
  first?: boolean;
  /** All of it is shown, on white, as logos are made for; otherwise it fills its frame. */
  whole?: boolean;
  /** Only for some: it lies where each time is asked who asks. */
  isPrivate?: boolean;
}

/** A picture in the size and the format that serve. Its frame is the `className`. */
export function Picture({
  media,
  width,
  alt,
  first = false,
  whole = false,
  isPrivate = false,
  className = '',
  ...image
}: PictureProps) {
  const { src, webp, jpeg } = pictureSources(media, isPrivate ? 'files' : 'media');
  return (
    <picture className="contents">
      {/* Hidden, it is chosen from all the same; otherwise it would take a place of its own in a grid. */}
      {webp && <source type="image/webp" srcSet={webp} sizes={width} className="hidden" />}
      <img
        {...image}
        alt={alt}
        src={src}
        srcSet={jpeg}
        sizes={jpeg && width}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        className={`${className} ${whole ? 'bg-white object-contain' : 'bg-sunken object-cover'}`}
      />
    </picture>
  );
}
