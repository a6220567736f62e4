import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpen } from './cannot-open.ts';

const otherFolder = 'or set DATA_DIR to another folder.';

/**
 * Locks the data folder for this process until `release` or the end of the process. PGlite has no lock of its own, and
 * two processes on one folder silently corrupt each other's data. The lock is an open write transaction on a small SQLite
 * file. When the process ends, the operating system releases the lock, even after `kill -9`. A lock file with a process
 * id would not be safe, because process ids are reused. Throws CannotOpen if another process has the lock or if the
 * folder is not writable.
 */
export function lockFolder(folder: string): { release(): void } {
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    file = new DatabaseSync(path.join(folder, 'lock.sqlite'), { timeout: 200 });
    lock(file);
  } catch (error) {
    const sentence = file && isBusy(error) ? inUse(folder, file) : unwritable(folder, error);
    file?.close();
    throw new CannotOpen(sentence);
  }
  return { release: () => file.close() };
}

function lock(file: DatabaseSync): void {
  file.exec('create table if not exists holder (process integer)');
  file.exec(`begin immediate; delete from holder; insert into holder values (${process.pid}); commit`);
  file.exec('begin immediate');
}

function inUse(folder: string, file: DatabaseSync): string {
  const owner = ownerIn(file);
  return `The data folder ${folder} is in use by ${owner}. Stop it first, ${otherFolder}`;
}

function unwritable(folder: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The data folder ${folder} cannot be written (${reason}). Fix that, ${otherFolder}`;
}

function ownerIn(file: DatabaseSync): string {
  try {
    const row = file.prepare('select process from holder').get();
    return row ? `process ${Number(row.process)}` : 'another process';
  } catch {
    return 'another process'; // The other process has not finished writing its id.
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
