import path from 'node:path';
import { countAttempt } from '#domain/accounts/limits.server.ts';
import { requireMemberOrStaff } from '#domain/ctx.ts';
import { addPart } from '#domain/files/add-part.server.ts';
import { beginUpload } from '#domain/files/begin-upload.server.ts';
import { cancelUpload } from '#domain/files/cancel-upload.server.ts';
import { finishUpload } from '#domain/files/finish-upload.server.ts';
import { findPartBytes } from '#domain/files/open-upload.server.ts';
import { posterLimit } from '#domain/files/profiles.ts';
import { uploadInput } from '#domain/files/upload-input.ts';
import { parse } from '#domain/parse.ts';
import { Refusal } from '#domain/refusal.ts';
import { addressPattern } from '#server/http/address-pattern.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Handler } from '#server/http/pipeline.ts';
import { type Parts, readCtx } from '#server/http/request-ctx.ts';
import { receiveBody, receiveJson } from './receive-body.ts';
import type { WithFolder } from './temporary-folders.ts';

const UPLOAD = addressPattern('/api/uploads/:uploadId');
const PART = addressPattern('/api/uploads/:uploadId/parts/:part');

/**
 * Handles uploads in parts. After a lost connection, any process can continue an upload. `PUT /api/uploads/:uploadId`
 * begins an upload, or responds with its progress. `PUT …/parts/:part` takes a part, in any order. `POST` completes the
 * upload and responds 201 with the file. The body of this `POST` is the poster, or is empty. `DELETE` cancels the
 * upload.
 */
export function openResumableUploads(parts: Parts & { withFolder: WithFolder }): Handler {
  const { withFolder } = parts;

  async function ctxOf(exchange: Exchange) {
    const { ctx, cookies } = await readCtx(exchange, parts);
    if (cookies.length > 0) exchange.response.setHeader('set-cookie', cookies);
    return { ctx, userId: requireMemberOrStaff(ctx).id };
  }

  async function answerUpload(exchange: Exchange, uploadId: string): Promise<void> {
    exchange.requireMethod('PUT', 'POST', 'DELETE');
    const { request, response } = exchange;
    const { ctx, userId } = await ctxOf(exchange);
    if (request.method === 'PUT') {
      const input = parse(uploadInput, { ...((await receiveJson(request)) as object), uploadId });
      exchange.sendJson(200, await beginUpload(ctx, input));
    } else if (request.method === 'DELETE') {
      await cancelUpload(ctx, uploadId);
      response.writeHead(204).end();
    } else {
      const file = await withFolder(userId, async (folder) => {
        const poster = path.join(folder, 'poster');
        const bytes = await receiveBody(request, poster, posterLimit);
        return finishUpload(ctx, uploadId, { folder, posterPath: bytes > 0 ? poster : undefined });
      });
      exchange.sendJson(201, file);
    }
  }

  async function answerPart(exchange: Exchange, uploadId: string, part: number): Promise<void> {
    exchange.requireMethod('PUT');
    const { request, response } = exchange;
    const { ctx, userId } = await ctxOf(exchange);
    const expected = await findPartBytes(ctx, uploadId, part);
    await countAttempt(ctx, 'upload-part:account', userId);
    await withFolder(userId, async (folder) => {
      const received = path.join(folder, 'part');
      const limit = { maxBytes: expected, tooLarge: 'file.wrong_part' } as const;
      const bytes = await receiveBody(request, received, limit);
      if (bytes < expected) throw new Refusal('file.wrong_part');
      await addPart(ctx, uploadId, { part, path: received, bytes });
    });
    response.writeHead(204).end();
  }

  return (exchange) => {
    const [, partOf, part] = PART.exec(exchange.path) ?? [];
    if (partOf) return answerPart(exchange, partOf, Number(part));
    const [, uploadId] = UPLOAD.exec(exchange.path) ?? [];
    return uploadId ? answerUpload(exchange, uploadId) : undefined;
  };
}
