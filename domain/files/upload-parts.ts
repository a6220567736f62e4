import type { AddedFile } from './file.ts';

/** A larger file is uploaded in parts of this size in bytes. */
export const PART_BYTES = 8 * 1024 * 1024;

interface Divided {
  bytes: number;
  partBytes: number;
}

/** `file` is set once the upload is complete. Until then, `parts` has the numbers of the parts that have arrived. */
export type UploadState = { file: AddedFile } | { file: null; partBytes: number; parts: number[] };

/** Returns the numbers of all parts, from 1. */
export function partNumbers({ bytes, partBytes }: Divided): number[] {
  return Array.from({ length: Math.ceil(bytes / partBytes) }, (_, at) => at + 1);
}

/** Returns where a part is in its file, in bytes. `end` is exclusive. */
export function rangeOfPart({ bytes, partBytes }: Divided, part: number): { start: number; end: number } {
  return { start: (part - 1) * partBytes, end: Math.min(part * partBytes, bytes) };
}

/** Returns the key of a part in the store. The part stays under this key until the upload is complete. */
export function keyOfPart(id: string, part: number): string {
  return `parts/${id}/${part}`;
}
