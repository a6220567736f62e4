/** One of the sizes a picture is kept in: no wider than `width`, no higher than twice that. */
export interface Size {
  name: string;
  width: number;
}

export interface WrittenPicture {
  /** `small.webp` */
  name: string;
  path: string;
  contentType: 'image/webp' | 'image/jpeg';
  bytes: number;
}

export interface Rewritten {
  /** Of the picture as it was, the right way up. */
  width: number;
  height: number;
  written: WrittenPicture[];
}

/** Why there is no picture: the file is at fault, or we cannot write. */
export type NoPicture = 'broken' | 'too_many_pixels' | 'unwritten';

/** Decodes pictures and writes them anew, so that nothing but what is seen of them remains. */
export interface Pictures {
  /**
   * Each size as WebP and as JPEG, into `folder`. Of what moves only the first picture. `broken` is what is no JPEG, PNG,
   * WebP, GIF or AVIF, cannot be decoded whole, or takes too long; `too_many_pixels` what has more than 50 million. `whose`
   * it is decides whose turn it is.
   */
  rewrite(
    whose: string,
    file: string,
    folder: string,
    sizes: readonly Size[],
  ): Promise<Rewritten | NoPicture>;
  /** What stands for a film of which nobody gave a picture. */
  drawVideo(whose: string, folder: string, sizes: readonly Size[]): Promise<Rewritten | NoPicture>;
}
