import { type FileKind, type ProfileName, uploadProfiles } from './profiles.ts';

/** The response to an upload. Forms send the id. The other fields are for display. */
export interface AddedFile {
  id: string;
  kind: FileKind;
  name: string;
  bytes: number;
  /** In pixels, for images and for the poster of a video. */
  width: number | null;
  height: number | null;
}

/**
 * Name of the only stored part of a document. An image has one part per size. A video has the part `VIDEO` and the sizes
 * of its poster.
 */
export const ORIGINAL = 'original';
export const VIDEO = 'film';

/** The key under which the store keeps one part of a file. */
export function keyOf(profile: ProfileName, id: string, part: string): string {
  return `${uploadProfiles[profile].isPublic ? 'public' : 'private'}/${id}/${part}`;
}
