import { z } from 'zod';
import { type ProfileName, uploadProfiles } from './profiles.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUploadId(text: string): boolean {
  return UUID.test(text);
}

/** `name` and `bytes` describe the whole file. */
export const uploadInput = z.object({
  uploadId: z.string().regex(UUID),
  profile: z.enum(Object.keys(uploadProfiles) as [ProfileName, ...ProfileName[]]),
  name: z.string().max(1_000),
  bytes: z.int().min(1),
});

export type UploadInput = z.output<typeof uploadInput>;
