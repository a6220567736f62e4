import { type FileKind, type ProfileName, uploadProfiles } from './profiles.ts';

/** What an upload answers: the id is what forms send, the rest is for showing it. */
export interface AddedFile {
  id: string;
  kind: FileKind;
  name: string;
  bytes: number;
  /** Of a picture, and of a film's first one, in pixels. */
  width: number | null;
  height: number | null;
}

/** The parts a file is kept in: pictures in sizes, a film beside its pictures, anything else as it came. */
export const ORIGINAL = 'original';
export const VIDEO = 'film';

/** Where the store has a part of a file. */
export function keyOf(profile: ProfileName, id: string, part: string): string {
  return `${uploadProfiles[profile].isPublic ? 'public' : 'private'}/${id}/${part}`;
}
