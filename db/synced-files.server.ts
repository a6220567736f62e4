import { closeSync, fsyncSync, openSync, readdirSync, writeSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * The part of Emscripten's file system that `SyncedFiles` uses. It is internal to PGlite 0.5.16 and can change in an update,
 * so `openOnDisk` checks that PostgreSQL still calls fsync.
 */
interface EmscriptenFiles {
  FS: {
    lookupNode(parent: unknown, name: string): unknown;
    destroyNode(node: unknown): void;
  };
  NODEFS: {
    realPath(node: unknown): string;
    node_ops: { mknod(parent: unknown, name: string, mode: number, dev: number): unknown };
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  };
}

/**
 * PGlite's folder file system with two corrections: fsync calls, which PGlite ignores, are made, and a file that could not be
 * created on a full disk can be created later.
 */
export class SyncedFiles extends NodeFS {
  /** Number of fsync calls that PostgreSQL made. */
  syncs = 0;
  /** Until the database is open, the opener of the thread reports that it has ended. */
  isOpen = false;

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    emscriptenOpts.preRun?.push((module) => {
      const { FS, NODEFS } = module as unknown as EmscriptenFiles;
      NODEFS.stream_ops.fsync = (stream) => {
        this.syncs += 1;
        this.#orEndThread(() =>
          stream.nfd == null ? syncFolder(NODEFS.realPath(stream.node)) : fsyncSync(stream.nfd),
        );
        return 0;
      };
      const { mknod } = NODEFS.node_ops;
      NODEFS.node_ops.mknod = (parent, name, mode, dev) => {
        try {
          return mknod(parent, name, mode, dev);
        } catch (error) {
          // PGlite keeps the node of a file that it could not create, and would later answer `File exists`.
          FS.destroyNode(FS.lookupNode(parent, name));
          throw error;
        }
      };
    });
    // Called when PostgreSQL panics, for example on a full disk. Later answers of PostgreSQL cannot be trusted.
    emscriptenOpts.onAbort = (reason: unknown) => this.#endThread(reason);
    return { emscriptenOpts };
  }

  /** Ends the thread if fsync fails, as PostgreSQL does, because the disk may have dropped written data. */
  #orEndThread(sync: () => void): void {
    try {
      sync();
    } catch (error) {
      this.#endThread(error);
    }
  }

  #endThread(reason: unknown): never {
    if (this.isOpen) endThread(reason);
    process.exit(1);
  }
}

/** Calls fsync on a folder, its files and its subfolders. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else sync(child, 'r+');
  }
  syncFolder(folder);
}

/** Calls fsync on a folder's list of files. Without this, a power failure may remove a new or renamed file. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r'); // Windows cannot open folders.
}

function sync(filePath: string, flags: 'r' | 'r+'): void {
  const file = openSync(filePath, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Ends the thread of the database, and with it the process, because later answers of the database cannot be trusted. */
export function endThread(reason: unknown): never {
  // Written synchronously, because console output would be lost when the thread ends.
  writeSync(2, `The embedded database has failed, perhaps the disk is full. ${String(reason)}\n`);
  process.exit(1);
}
