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

/** The name of the only stored part of a document. Images and videos are stored as other parts. */
export const ORIGINAL = 'original';
export const VIDEO = 'film';

/** The key of a part of a file in the store. */
export function keyOf(profile: ProfileName, id: string, part: string): string {
  return `${uploadProfiles[profile].isPublic ? 'public' : 'private'}/${id}/${part}`;
}
