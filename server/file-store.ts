import type { Files } from '#services/files/files.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import type { Settings } from './settings.ts';

/** Loads the large S3 library only for a bucket. */
export async function fileStoreOf(files: Settings['files']): Promise<Files> {
  if ('folder' in files) return filesInFolder(files.folder);
  const { filesInS3 } = await import('#services/files/s3.server.ts');
  return filesInS3(files.s3);
}
