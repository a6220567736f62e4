import type { ComponentProps } from 'react';
import { pictureSources } from '#domain/files/media.ts';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'onError'> {
  /** The text is empty if text beside the image has the same content. */
  alt: string;
  /** An upload's id or the address of a static image (`domain/files/media.ts`). A video shows its poster. */
  media: string;
  /** The displayed width, in the format of `sizes`. The browser chooses a file by this width. */
  width: string;
  /** Whether this is the largest image of the page. The image then loads with high priority. */
  first?: boolean;
  /** Shows the whole image on white, for logos. By default, the image is cropped to fill its box. */
  whole?: boolean;
  /** Whether the image is under `/files`, which checks the viewer's permission on each request. */
  isPrivate?: boolean;
}

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
      {/* A visible `source` would take a grid cell. The browser still uses a hidden `source`. */}
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
