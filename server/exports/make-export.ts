import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Ctx } from '#domain/ctx.ts';
import { archiveKey } from '#domain/exports/export.ts';
import { findExport } from '#domain/exports/find-export.server.ts';
import { findOwnContracts } from '#domain/exports/find-own-contracts.server.ts';
import { findOwnFiles } from '#domain/exports/find-own-files.server.ts';
import { finishExport } from '#domain/exports/finish-export.server.ts';
import { selectPersonalRows } from '#domain/exports/select-personal-rows.server.ts';
import { inLanguage } from '#server/http/current-request.ts';
import { uploadsFolder } from '#server/uploads/leftovers.ts';
import { StoreDown } from '#services/files/files.ts';
import { renderIndex } from './archive-index.ts';
import { writeArchive } from './write-archive.ts';

/**
 * Writes the archive of an export into a temporary folder and then into the file store. Does nothing if the export is
 * gone or ready. Throws `StoreDown` if the store does not accept the archive, or once `signal` is aborted.
 */
export async function makeExport(
  ctx: Ctx,
  exportId: string,
  dataDir: string,
  signal?: AbortSignal,
): Promise<void> {
  const found = await findExport(ctx, exportId);
  if (!found || found.readyAt) return;
  const { person } = found;
  const folder = path.join(uploadsFolder(dataDir), randomUUID());
  const archive = path.join(folder, 'archive.zip');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const { language } = person;
    const tables = await selectPersonalRows(ctx, person.id);
    const files = [...(await findOwnFiles(ctx, person.id)), ...(await findOwnContracts(ctx, person.id))];
    const content = { person, madeAt: ctx.now, tables, files };
    const index = inLanguage(language, () => renderIndex(content));
    await writeArchive(archive, { index, tables, files, language }, signal);
    const { size: bytes } = await stat(archive);
    const about = { bytes, contentType: 'application/zip' };
    const key = archiveKey(exportId);
    if ((await ctx.services.files.put(key, createReadStream(archive, { signal }), about)) === 'down')
      throw new StoreDown('the archive of an export was not stored');
    if (!(await finishExport(ctx, exportId, bytes))) await ctx.services.files.remove(key);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
