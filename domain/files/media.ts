import { ORIGINAL, VIDEO } from './file.ts';
import type { FileKind } from './profiles.ts';

/** Stored sizes of uploaded images and videos' posters, as WebP and as JPEG. Widths in pixels. */
export const sizes = [
  { name: 'small', width: 480 },
  { name: 'medium', width: 960 },
  { name: 'large', width: 1600 },
] as const;

/** A media reference is the id of an uploaded file, or the address of one of the project's own SVG images. */
export function kindOfMedia(media: string): FileKind {
  if (isDrawing(media) || media.startsWith('image-')) return 'image';
  return media.startsWith('video-') ? 'video' : 'file';
}

export function isDrawing(media: string): boolean {
  return media.startsWith('/');
}

export interface PictureSources {
  src: string;
  webp?: string;
  jpeg?: string;
}

/** Returns the addresses of an image in all sizes. Private images need the folder `files`. */
export function pictureSources(media: string, folder: 'media' | 'files' = 'media'): PictureSources {
  if (isDrawing(media)) return { src: media };
  const set = (extension: string) =>
    sizes.map(({ name, width }) => `/${folder}/${media}/${name}.${extension} ${width}w`).join(', ');
  return { src: `/${folder}/${media}/medium.jpg`, webp: set('webp'), jpeg: set('jpg') };
}

export function largePictureAddress(media: string): string {
  return `/media/${media}/large.jpg`;
}

export function isPublicUpload(address: string): boolean {
  return address.startsWith('/media/');
}

const downloadParts: Record<FileKind, string> = { image: 'large.jpg', video: VIDEO, file: ORIGINAL };

/** Returns the address of a file. For an image, this is the address of its largest size. */
export function downloadAddress(file: string): string {
  return `/files/${file}/${downloadParts[kindOfMedia(file)]}`;
}

export function videoAddress(media: string, folder: 'media' | 'files' = 'media'): string {
  return `/${folder}/${media}/${VIDEO}`;
}
