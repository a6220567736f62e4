import { DAY_MS } from '../clock.ts';
import type { Ctx } from '../ctx.ts';
import { partKeys } from './open-upload.server.ts';

/**
 * Removes uploads that are not complete a day after their last part arrived, with their parts. Returns the number of
 * uploads.
 */
export async function sweepUploads({ db, services, now }: Ctx): Promise<number> {
  const swept = await db
    .deleteFrom('upload')
    .where('received_at', '<', new Date(now.getTime() - DAY_MS))
    .returning(['id', 'bytes', 'part_bytes as partBytes'])
    .execute();
  for (const key of swept.flatMap(partKeys)) await services.files.remove(key);
  return swept.length;
}
