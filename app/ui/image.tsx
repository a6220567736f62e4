import type { ComponentProps } from 'react';
import { pictureSources } from '#domain/files/media.ts';

interface PictureProps extends Pick<ComponentProps<'img'>, 'className' | 'onError'> {
  /** Empty if a text beside the image says the same. */
  alt: string;
  /** An upload's id or the address of a static image (`domain/files/media.ts`). A video shows its poster. */
  media: string;
  /** Displayed width, as in the `sizes` attribute. The browser chooses the file by this width. */
  width: string;
  first?: boolean;
  /** Shows the whole image on white, for logos. By default, the image is cropped to its box. */
  whole?: boolean;
  /** Set for images under `/files`, where each request checks the viewer's permission. */
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
      {/* A visible `source` would take a grid cell. */}
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
