import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { CannotOpen } from './cannot-open.ts';

/**
 * Creates a folder with its missing parents. Only the owner can read the new folders. Throws CannotOpen. Does not use
 * Node's recursive mkdir, because that mkdir never returns for a path in `/proc`.
 */
export function makeFolder(folder: string): void {
  try {
    makeWithParents(path.resolve(folder));
  } catch (error) {
    throw notWritable(folder, error);
  }
}

export function notWritable(folder: string, error: unknown): CannotOpen {
  const reason = error instanceof Error ? error.message : String(error);
  return new CannotOpen(
    `The data folder ${folder} cannot be written (${reason}). Fix that, or set DATA_DIR to another folder.`,
  );
}

function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created the folder.
    if (!existsSync(folder)) throw error;
  }
}
