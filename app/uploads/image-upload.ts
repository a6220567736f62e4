import { type Uploads, useUploads } from './use-uploads.ts';

export function useImageUpload(id: string, onChange: (id: string) => void): Uploads {
  const ids = id ? [id] : [];
  return useUploads({
    profile: 'media',
    only: 'image',
    max: 1,
    ids,
    onChange: ([first = '']) => onChange(first),
  });
}
