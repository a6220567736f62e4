import { type FileKind, type ProfileName, uploadProfiles } from './profiles.ts';

export interface AddedFile {
  id: string;
  kind: FileKind;
  name: string;
  bytes: number;
  /** Pixels of an image or of a video's poster. Other files have null. */
  width: number | null;
  height: number | null;
}

/**
 * The only stored part of a document. An image has one part per size. A video has the part `VIDEO` and one part per
 * size of its poster.
 */
export const ORIGINAL = 'original';
export const VIDEO = 'film';

export function keyOf(profile: ProfileName, id: string, part: string): string {
  return `${uploadProfiles[profile].isPublic ? 'public' : 'private'}/${id}/${part}`;
}
