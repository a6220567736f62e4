import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '#db/open.server.ts';
import { requireMemberOrStaff } from '#domain/ctx.ts';
import { addFile } from '#domain/files/add-file.server.ts';
import { isProfile, uploadProfiles } from '#domain/files/profiles.ts';
import { countUpload } from '#domain/files/upload-limits.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { addressPattern } from '#server/http/address-pattern.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Handler } from '#server/http/pipeline.ts';
import { readCtx } from '#server/http/request-ctx.ts';
import type { Sessions } from '#server/http/session.ts';
import type { Settings } from '#server/settings.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import { LARGEST_POSTER_BYTES, receiveParts, SenderGone } from './receive-parts.ts';

const ADDRESS = addressPattern('/api/files');
const MAX_AT_ONCE_A_PERSON = 4;
/** What stands around a file in a form. */
const FORM_BYTES = 64 * 1024;
/** No upload takes that long. */
const LEFTOVER_MS = 60 * 60_000;

/**
 * `POST /api/files?profile=media`, one file in a form: 201 with its id. The body goes straight from the connection into a
 * temporary folder, so no video is ever in memory.
 */
export async function openUploads(parts: {
  db: Database;
  services: Services;
  sessions: Sessions;
  settings: Pick<Settings, 'dataDir'>;
}): Promise<Handler> {
  const uploads = path.resolve(parts.settings.dataDir, 'uploads');
  const atOnce = new Map<string, number>();
  await removeLeftovers(uploads);

  async function receive(exchange: Exchange): Promise<void> {
    exchange.requireMethod('POST');
    const { request, response } = exchange;
    const { ctx, cookies } = await readCtx(exchange, parts);
    if (cookies.length > 0) response.setHeader('set-cookie', cookies);
    const { id } = requireMemberOrStaff(ctx);
    const profile = exchange.query.get('profile');
    if (!isProfile(profile)) throw new Refusal('input.invalid');
    const { maxBytes, tooLarge } = uploadProfiles[profile];
    if (Number(request.headers['content-length']) > maxBytes + LARGEST_POSTER_BYTES + FORM_BYTES)
      throw new Refusal(tooLarge);
    if (!/^multipart\/form-data\b/i.test(request.headers['content-type'] ?? ''))
      throw new Refusal('request.wrong_type');
    await countUpload(ctx);
    const added = await inTurn(id, async () => {
      const folder = path.join(uploads, randomUUID());
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
          log.error('an upload could not be received', { error });
          throw new Refusal('file.store_down');
        });
        const { file, posterPath } = await receiveParts(request, folder, { maxBytes, tooLarge });
        return await addFile(ctx, profile, { ...file, folder, posterPath });
      } finally {
        await rm(folder, { recursive: true, force: true }).catch((error: unknown) =>
          log.error('an upload left something behind', { error, folder }),
        );
      }
    });
    // Sent only now: the client may send its next file at once.
    exchange.sendJson(201, added);
  }

  async function inTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const count = atOnce.get(userId) ?? 0;
    if (count >= MAX_AT_ONCE_A_PERSON) throw new Refusal('account.too_many_attempts');
    atOnce.set(userId, count + 1);
    try {
      return await work();
    } finally {
      const left = (atOnce.get(userId) ?? 1) - 1;
      if (left > 0) atOnce.set(userId, left);
      else atOnce.delete(userId);
    }
  }

  return (exchange) => {
    if (!ADDRESS.test(exchange.path)) return undefined;
    return receive(exchange).catch((error: unknown) => {
      if (!(error instanceof SenderGone)) throw error;
    });
  };
}

/** What processes left behind that were cut off in the middle. */
async function removeLeftovers(uploads: string): Promise<void> {
  await mkdir(uploads, { recursive: true, mode: 0o700 });
  for await (const { name } of await opendir(uploads)) {
    const folder = path.join(uploads, name);
    const { mtime } = await stat(folder);
    if (Date.now() - mtime.getTime() > LEFTOVER_MS) await rm(folder, { recursive: true, force: true });
  }
}
