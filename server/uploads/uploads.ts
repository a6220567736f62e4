import { randomUUID } from 'node:crypto';
import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { requireAnyone } from '#domain/ctx.ts';
import { addFile } from '#domain/files/add-file.server.ts';
import { isProfile, uploadProfiles } from '#domain/files/profiles.ts';
import { countUpload } from '#domain/files/upload-limits.server.ts';
import { Refusal } from '#domain/refusal.ts';
import { languageOf } from '#messages/language.ts';
import { errorBodyOf } from '#server/http/error-body.ts';
import { isForeign } from '#server/http/origin.ts';
import { readViewer } from '#server/http/session.ts';
import type { Settings } from '#server/settings.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import { LARGEST_POSTER_BYTES, receiveParts, SenderGone } from './receive-parts.ts';

const ADDRESS = /^(\/fr)?\/api\/files$/;
const MAX_AT_ONCE_A_PERSON = 4;
/** What stands around a file in a form. */
const FORM_BYTES = 64 * 1024;
/** A sender who was refused reads that within this time, then the line is cut. */
const LINGER_MS = 3_000;
/** No upload takes that long. */
const LEFTOVER_MS = 60 * 60_000;

export interface Uploads {
  /** Takes a request for the address of uploads and says so; leaves any other alone. */
  takes(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * `POST /api/files?profile=media`, one file in a form: 201 with its id, or a refusal with its sentence. It is read before
 * Hono, straight from the line into a folder that is thrown away, so that no film is ever held in memory.
 */
export async function openUploads(parts: {
  db: Database;
  services: Services;
  settings: Pick<Settings, 'dataDir' | 'publicUrl'>;
}): Promise<Uploads> {
  const { db, services, settings } = parts;
  const uploads = path.resolve(settings.dataDir, 'uploads');
  const atOnce = new Map<string, number>();
  await removeLeftovers(uploads);

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'POST') throw new Refusal('request.method_not_allowed');
    if (isForeign(request, settings.publicUrl)) throw new Refusal('request.foreign_origin');
    const { actor, cookies } = await readViewer(
      db,
      services,
      new Headers({ cookie: request.headers.cookie ?? '' }),
    );
    response.setHeader('set-cookie', cookies);
    const ctx: Ctx = { db: db.kysely, actor, now: new Date(), language: languageOf(url.pathname), services };
    const { id } = requireAnyone(ctx);
    const profile = url.searchParams.get('profile');
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
    // Who hears this may send the next at once.
    answer(response, 201, added);
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

  return {
    takes(request, response) {
      const [address = ''] = (request.url ?? '').split('?');
      if (!ADDRESS.test(address)) return false;
      receive(request, response).catch((error: unknown) => {
        if (!(error instanceof SenderGone)) refuse(request, response, error);
      });
      return true;
    },
  };
}

function refuse(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const requestId = randomUUID();
  if (!(error instanceof Refusal)) log.error('an upload failed', { error, requestId });
  const { status, body } = errorBodyOf(error, requestId, languageOf(request.url ?? '/'));
  if (status === 405) response.setHeader('allow', 'POST');
  answer(response, status, body);
  if (request.complete) return;
  // Who is still sending hears the answer only when what they send is read.
  request.resume();
  setTimeout(() => request.complete || request.destroy(), LINGER_MS).unref();
}

function answer(response: ServerResponse, status: number, content: object): void {
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .end(JSON.stringify(content));
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
