import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '#db/make-folder.server.ts';
import { requireMemberOrStaff } from '#domain/ctx.ts';
import { addFile } from '#domain/files/add-file.server.ts';
import { isProfile, uploadProfiles } from '#domain/files/profiles.ts';
import { countUpload } from '#domain/files/upload-limits.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { addressPattern } from '#server/http/address-pattern.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Handler } from '#server/http/pipeline.ts';
import { type Parts, readCtx } from '#server/http/request-ctx.ts';
import type { Settings } from '#server/settings.ts';
import { log } from '#services/log.ts';
import { uploadsFolder } from './leftovers.ts';
import { ClientDisconnected, MAX_POSTER_BYTES, receiveParts } from './receive-parts.ts';

const ADDRESS = addressPattern('/api/files');
const MAX_CONCURRENT_PER_PERSON = 4;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Maximum size of the multipart form without its files. */
const FORM_BYTES = 64 * 1024;

/**
 * `POST /api/files?profile=media` takes one file in a form and responds 201 with its id. A repetition with the same
 * UUID `uploadId` stores no second file. The body is streamed into a temporary folder, because a video would fill the
 * memory.
 */
export function openUploads(parts: Parts & Pick<Settings, 'dataDir'>): Handler {
  const uploads = uploadsFolder(parts.dataDir);
  const concurrent = new Map<string, number>();
  makeFolder(uploads);

  async function receive(exchange: Exchange): Promise<void> {
    exchange.requireMethod('POST');
    const { request, response } = exchange;
    const { ctx, cookies } = await readCtx(exchange, parts);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const { id } = requireMemberOrStaff(ctx);
    const profile = exchange.query.get('profile');
    const uploadId = exchange.query.get('uploadId') ?? undefined;
    if (!isProfile(profile) || (uploadId && !UUID.test(uploadId))) throw new Refusal('input.invalid');
    const { maxBytes, tooLarge } = uploadProfiles[profile];
    if (Number(request.headers['content-length']) > maxBytes + MAX_POSTER_BYTES + FORM_BYTES)
      throw new Refusal(tooLarge);
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
      throw new Refusal('request.wrong_type');
    await countUpload(ctx);
    const added = await withConcurrencyLimit(id, async () => {
      const folder = path.join(uploads, randomUUID());
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
          log.error('an upload could not be received', { error });
          throw new Refusal('file.store_down');
        });
        const { file, posterPath } = await receiveParts(request, folder, { maxBytes, tooLarge });
        return await addFile(ctx, profile, { ...file, folder, posterPath, uploadId });
      } finally {
        await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
          log.error('the temporary folder of an upload could not be removed', { error, folder }),
        );
      }
    });
    // The client may send its next file right after the response. The count of running uploads must therefore
    // decrease before the response.
    exchange.sendJson(201, added);
  }

  async function withConcurrencyLimit<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const count = concurrent.get(userId) ?? 0;
    if (count >= MAX_CONCURRENT_PER_PERSON) throw new Refusal('account.too_many_attempts');
    concurrent.set(userId, count + 1);
    try {
      return await work();
    } finally {
      const left = (concurrent.get(userId) ?? 1) - 1;
      if (left > 0) concurrent.set(userId, left);
      else concurrent.delete(userId);
    }
  }

  return (exchange) => {
    if (!ADDRESS.test(exchange.path)) return undefined;
    return receive(exchange).catch((error: unknown) => {
      if (!(error instanceof ClientDisconnected)) throw error;
    });
  };
}
