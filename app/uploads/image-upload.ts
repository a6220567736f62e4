import type { ProfileName } from '#domain/files/profiles.ts';
import { type Uploads, useUploads } from './use-uploads.ts';

export function useImageUpload(
  id: string,
  onChange: (id: string) => void,
  profile: ProfileName = 'media',
): Uploads {
  const ids = id ? [id] : [];
  return useUploads({
    profile,
    only: 'image',
    max: 1,
    ids,
    onChange: ([first = '']) => onChange(first),
  });
}
