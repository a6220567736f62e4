import { hrefIn } from '#app/addresses/path.ts';
import { newUuid } from '#app/forms/new-uuid.ts';
import { dropDraft, readDraft, storeDraft } from '#app/forms/stored-draft.ts';
import type { DraftName } from '#domain/privacy/browser-storage.ts';
import { currentLanguage } from '#messages/path-language.ts';
import type { UploadOptions } from './transfer.ts';

interface Known {
  uploadId: string;
  name: DraftName;
}

/** Files that this page uploads in parts, until the upload is complete, refused or cancelled. */
const known = new WeakMap<File, Known>();
/** The file that used an id last. */
const owners = new Map<string, File>();
const running = new Set<string>();

/**
 * Returns the id under which a file is uploaded in parts. The tab keeps the id until the upload is complete, refused or
 * cancelled, so that the same file, chosen again after a reload, has the same id. If the user chose the same file twice,
 * the later choice takes over the id of an upload that is not running, and the earlier choice gets a new id.
 */
export function uploadIdFor(file: File, { profile, uploadId }: UploadOptions): string {
  const name: DraftName = `upload:${profile} ${file.size} ${file.lastModified} ${file.name}`;
  const kept = known.get(file)?.uploadId ?? keptIdOf(name);
  const own = owners.has(uploadId) && owners.get(uploadId) !== file ? newUuid() : uploadId;
  const entry = { name, uploadId: kept && !running.has(kept) ? kept : own };
  const earlier = owners.get(entry.uploadId);
  if (earlier) known.delete(earlier);
  owners.set(entry.uploadId, file);
  known.set(file, entry);
  running.add(entry.uploadId);
  storeDraft(name, { uploadId: entry.uploadId });
  return entry.uploadId;
}

const keptIdOf = (name: DraftName) => readDraft<{ uploadId: string }>(name).uploadId;

/** Marks an upload as not running. The upload may continue later. */
export function pauseUpload(uploadId: string): void {
  running.delete(uploadId);
}

/** Forgets the id of an upload that is complete, refused or cancelled. */
export function forgetUpload(file: File): void {
  const entry = known.get(file);
  if (!entry) return;
  known.delete(file);
  if (keptIdOf(entry.name) === entry.uploadId) dropDraft(entry.name);
}

/** Removes the parts that have arrived. A failure is harmless, because the server removes parts after a day. */
export function cancelUpload(file: File): void {
  const entry = known.get(file);
  if (!entry) return;
  forgetUpload(file);
  const address = hrefIn(currentLanguage(), '/api/uploads/:uploadId', { uploadId: entry.uploadId });
  void fetch(address, { method: 'DELETE', keepalive: true }).catch(() => {});
}
