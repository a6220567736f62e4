import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpen } from './cannot-open.ts';

const elsewhere = 'or set DATA_DIR to another folder.';

/**
 * Makes this process the only one that may open the data folder, until `release` or its death. PGlite has no
 * lock of its own, and two openers silently destroy each other's work.
 *
 * The lock is an open write transaction on a small SQLite file, thus a lock of the operating system: it
 * vanishes with the process, also after `kill -9`, and no process number that was given out again can look
 * like its holder. Throws CannotOpen when another process holds it, or when the folder cannot be written.
 */
export function lockFolder(folder: string): { release(): void } {
  let file: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true });
    file = new DatabaseSync(path.join(folder, 'lock.sqlite'), { timeout: 200 });
    take(file);
  } catch (error) {
    const sentence = file && isBusy(error) ? inUse(folder, file) : unwritable(folder, error);
    file?.close();
    throw new CannotOpen(sentence);
  }
  return { release: () => file.close() };
}

function take(file: DatabaseSync): void {
  file.exec('create table if not exists holder (process integer)');
  file.exec(`begin immediate; delete from holder; insert into holder values (${process.pid}); commit`);
  file.exec('begin immediate');
}

function inUse(folder: string, file: DatabaseSync): string {
  const holder = holderIn(file);
  return `The data folder ${folder} is in use by ${holder}. Stop it first, ${elsewhere}`;
}

function unwritable(folder: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The data folder ${folder} cannot be written (${reason}). Mend that, ${elsewhere}`;
}

function holderIn(file: DatabaseSync): string {
  try {
    const row = file.prepare('select process from holder').get();
    return row ? `process ${Number(row.process)}` : 'another process';
  } catch {
    return 'another process'; // it is just writing its number
  }
}

function isBusy(error: unknown): boolean {
  const SQLITE_BUSY = 5;
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}
