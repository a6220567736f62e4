import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpen } from './cannot-open.ts';

/**
 * Makes this process the only one that may open the data folder, until `release` or its death. PGlite has no lock of its
 * own, and two openers silently destroy each other's work.
 *
 * The lock is an open write transaction on a small SQLite file, thus a lock of the operating system: it vanishes with the
 * process, also after `kill -9`, and no process number that was given out again can look like its holder.
 * Throws CannotOpen when another process holds it, or when the folder cannot be written.
 */
export function lockFolder(folder: string): { release(): void } {
  const file = openLockFile(folder);
  try {
    file.exec('create table if not exists holder (process integer)');
    file.exec(`begin immediate; delete from holder; insert into holder values (${process.pid}); commit`);
    file.exec('begin immediate');
  } catch (error) {
    const holder = isBusy(error) ? holderIn(file) : undefined;
    file.close();
    if (!holder) throw error;
    throw new CannotOpen(
      `The data folder ${folder} is in use by ${holder}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => file.close() };
}

function openLockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(path.join(folder, 'lock.sqlite'), { timeout: 200 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotOpen(
      `The data folder ${folder} cannot be written (${reason}). Set DATA_DIR to another folder.`,
    );
  }
}

function holderIn(file: DatabaseSync): string {
  try {
    const row = file.prepare('select process from holder').get();
    return row ? `process ${row.process}` : 'another process';
  } catch {
    return 'another process'; // it is just writing its number
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
