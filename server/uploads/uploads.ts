import { requireMemberOrStaff } from '#domain/ctx.ts';
import { addFile } from '#domain/files/add-file.server.ts';
import { isProfile, posterLimit, uploadProfiles } from '#domain/files/profiles.ts';
import { isUploadId } from '#domain/files/upload-input.ts';
import { countUpload } from '#domain/files/upload-limits.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { addressPattern } from '#server/http/address-pattern.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Handler } from '#server/http/pipeline.ts';
import { type Parts, readCtx } from '#server/http/request-ctx.ts';
import type { Settings } from '#server/settings.ts';
import { ClientDisconnected, receiveParts } from './receive-parts.ts';
import { openResumableUploads } from './resumable-uploads.ts';
import { openTemporaryFolders } from './temporary-folders.ts';

const ADDRESS = addressPattern('/api/files');
/** Maximum size of the multipart form without its files. */
const FORM_BYTES = 64 * 1024;

/**
 * `POST /api/files?profile=media` takes one file in a form and responds 201 with the stored file (`AddedFile`). A
 * repetition with the same UUID `uploadId` stores no second file. The body is streamed into a temporary folder, because
 * a video would fill the memory. Our pages send files above 8 MiB to `/api/uploads`, in parts.
 */
export function openUploads(parts: Parts & Pick<Settings, 'dataDir'>): Handler {
  const withFolder = openTemporaryFolders(parts.dataDir);
  const resumable = openResumableUploads({ ...parts, withFolder });

  async function receive(exchange: Exchange): Promise<void> {
    exchange.requireMethod('POST');
    const { request, response } = exchange;
    const { ctx, cookies } = await readCtx(exchange, parts);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const { id } = requireMemberOrStaff(ctx);
    const profile = exchange.query.get('profile');
    const uploadId = exchange.query.get('uploadId') ?? undefined;
    if (!isProfile(profile) || (uploadId && !isUploadId(uploadId))) throw new Refusal('input.invalid');
    const { maxBytes, tooLarge } = uploadProfiles[profile];
    if (Number(request.headers['content-length']) > maxBytes + posterLimit.maxBytes + FORM_BYTES)
      throw new Refusal(tooLarge);
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
      throw new Refusal('request.wrong_type');
    await countUpload(ctx);
    const added = await withFolder(id, async (folder) => {
      const { file, posterPath } = await receiveParts(request, folder, { maxBytes, tooLarge });
      return addFile(ctx, profile, { ...file, folder, posterPath, uploadId });
    });
    // The client may send its next file right after the response. The count of running uploads must therefore
    // decrease before the response.
    exchange.sendJson(201, added);
  }

  return (exchange) => {
    const answered = ADDRESS.test(exchange.path) ? receive(exchange) : resumable(exchange);
    return answered?.catch((error: unknown) => {
      if (!(error instanceof ClientDisconnected)) throw error;
    });
  };
}
