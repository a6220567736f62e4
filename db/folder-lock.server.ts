import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CannotOpen } from './cannot-open.ts';
import { makeFolder, notWritable } from './make-folder.server.ts';

interface FolderLock {
  /** True if the folder was copied while a process used it, or after that process was killed. */
  wasCopiedInUse: boolean;
  release(): void;
}

/**
 * Locks the data folder until `release` or the end of the process, because two PGlite processes on one folder
 * silently corrupt the data. The lock is an open write transaction on a small SQLite file. The operating system
 * releases the lock even after `kill -9`. A file with a process id would be unsafe, because process ids are reused.
 * Throws CannotOpen if another process has the lock or if the folder is not writable.
 */
export function lockFolder(folder: string): FolderLock {
  makeFolder(folder);
  return withLockFile(folder, (file) => {
    const wasCopiedInUse = lock(file, folder);
    return { wasCopiedInUse, release: () => release(file) };
  });
}

/**
 * Locks a data folder without changing its files. No process can open the folder until the returned function is called.
 * Does nothing if the folder has no lock file. Throws CannotOpen if a process has the folder open.
 */
export function lockUnchanged(folder: string): () => void {
  if (!existsSync(placeIn(folder))) return () => {};
  return withLockFile(folder, (file) => {
    file.exec('begin immediate');
    return () => {
      file.exec('rollback');
      file.close();
    };
  });
}

const placeIn = (folder: string) => path.join(folder, 'lock.sqlite');

/** Opens the lock file, and closes it if `use` fails. Throws CannotOpen. */
function withLockFile<Result>(folder: string, use: (file: DatabaseSync) => Result): Result {
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(placeIn(folder), { timeout: 200 });
    return use(file);
  } catch (error) {
    const refusal = cannotLock(folder, file, error);
    file?.close();
    throw refusal;
  }
}

/**
 * Locks the file and writes the inode of the folder into it. Returns true if the file contained the inode of another
 * folder. `release` deletes the inode. The inode of another folder therefore means that this folder is a copy, made
 * while a process used the original or after that process was killed.
 */
function lock(file: DatabaseSync, folder: string): boolean {
  const inode = String(statSync(folder, { bigint: true }).ino);
  file.exec('create table if not exists owner (process integer, inode text)');
  file.exec('begin immediate');
  const previous = file.prepare('select inode from owner').get();
  file.exec(`delete from owner; insert into owner values (${process.pid}, '${inode}'); commit`);
  file.exec('begin immediate');
  return previous !== undefined && previous.inode !== inode;
}

function release(file: DatabaseSync): void {
  file.exec('delete from owner; commit');
  file.close();
}

function cannotLock(folder: string, file: DatabaseSync | undefined, error: unknown): CannotOpen {
  const [SQLITE_BUSY, SQLITE_CORRUPT, SQLITE_NOTADB] = [5, 11, 26];
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
  if (file && code === SQLITE_BUSY) {
    return new CannotOpen(
      `The data folder ${folder} is in use by ${ownerIn(file)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) {
    return new CannotOpen(
      `The lock file ${folder}/lock.sqlite is damaged: if no process uses the folder, remove the file, which has no data, and start again.`,
    );
  }
  return notWritable(folder, error);
}

function ownerIn(file: DatabaseSync): string {
  try {
    const row = file.prepare('select process from owner').get();
    return row ? `process ${Number(row.process)}` : 'another process';
  } catch {
    return 'another process';
  }
}
