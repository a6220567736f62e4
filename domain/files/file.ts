import { type FileKind, type ProfileName, uploadProfiles } from './profiles.ts';

export interface AddedFile {
  id: string;
  kind: FileKind;
  name: string;
  bytes: number;
  /** Width and height in pixels of an image or of a video's poster. Null for other files. */
  width: number | null;
  height: number | null;
}

/**
 * The only part of a document. An image has a part per size. A video has the part `VIDEO` and a part per size of its
 * poster.
 */
export const ORIGINAL = 'original';
export const VIDEO = 'film';

export function keyOf(profile: ProfileName, id: string, part: string): string {
  return `${uploadProfiles[profile].isPublic ? 'public' : 'private'}/${id}/${part}`;
}
