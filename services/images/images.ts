/** Maximum width in pixels. The maximum height is twice the width. */
export interface Size {
  name: string;
  width: number;
}

export interface WrittenImage {
  name: string;
  path: string;
  contentType: 'image/webp' | 'image/jpeg';
  bytes: number;
}

/** Width and height are pixels of the original, after its rotation by the camera's orientation. */
export interface Rewritten {
  width: number;
  height: number;
  written: WrittenImage[];
}

export type ImageError = 'broken' | 'too_many_pixels' | 'unwritten';

/** Decodes and re-encodes images, so that only the visible pixels remain. */
export interface Images {
  /**
   * Writes each size as WebP and JPEG into `folder`. Writes only the first frame of an animation. `broken` means that
   * the file is not a JPEG, PNG, WebP, GIF or AVIF, cannot be decoded completely, or takes longer than 15 seconds.
   * `too_many_pixels` means more than 50 million pixels. The queue prefers the owner with the fewest running jobs.
   */
  rewrite(
    ownerId: string,
    file: string,
    folder: string,
    sizes: readonly Size[],
  ): Promise<Rewritten | ImageError>;
  writeVideoPlaceholder(
    ownerId: string,
    folder: string,
    sizes: readonly Size[],
  ): Promise<Rewritten | ImageError>;
}
