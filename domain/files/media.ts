import { ORIGINAL } from './file.ts';
import type { FileKind } from './profiles.ts';

/** The sizes that every picture of ours is kept in, as WebP and as JPEG, and every film's first picture too. */
export const sizes = [
  { name: 'small', width: 480 },
  { name: 'medium', width: 960 },
  { name: 'large', width: 1600 },
] as const;

/**
 * A medium is named by its file's id, or by the address of one of the project's own drawings: from either follows all
 * that a page needs to show it.
 */
export function kindOfMedia(media: string): FileKind {
  if (isDrawing(media) || media.startsWith('image-')) return 'image';
  return media.startsWith('video-') ? 'video' : 'file';
}

/** It is one of our own, named by its address, and not an upload. */
export function isDrawing(media: string): boolean {
  return media.startsWith('/');
}

export interface PictureSources {
  src: string;
  /** For `srcset`; a drawing needs none. */
  webp?: string;
  jpeg?: string;
}

/** The addresses of a picture, or of a video's first frame. Private ones are under `/files`. */
export function pictureSources(media: string, folder: 'media' | 'files' = 'media'): PictureSources {
  if (isDrawing(media)) return { src: media };
  const set = (ending: string) =>
    sizes.map(({ name, width }) => `/${folder}/${media}/${name}.${ending} ${width}w`).join(', ');
  return { src: `/${folder}/${media}/medium.jpg`, webp: set('webp'), jpeg: set('jpg') };
}

/** The address of an uploaded picture in its largest size, for previews of links. */
export function largePictureAddress(media: string): string {
  return `/media/${media}/large.jpg`;
}

/** Whether an address is that of an upload everybody may see, and not of one of the project's drawings. */
export function isPublicUpload(address: string): boolean {
  return address.startsWith('/media/');
}

/** Where those it is for can save a private file: a picture in its largest size. */
export function downloadAddress(file: string): string {
  return `/files/${file}/${kindOfMedia(file) === 'image' ? 'large.jpg' : ORIGINAL}`;
}

export function videoAddress(media: string): string {
  return `/media/${media}/film`;
}
