import { closeSync, existsSync, fsyncSync, openSync, readdirSync, writeSync } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/**
 * This part of Emscripten's file system is internal to PGlite 0.5.16 and can change in an update, so `openOnDisk`
 * checks that fsync is still called.
 */
interface EmscriptenFiles {
  FS: {
    lookupNode(parent: unknown, name: string): unknown;
    destroyNode(node: unknown): void;
  };
  NODEFS: {
    realPath(node: unknown): string;
    node_ops: {
      mknod: (parent: unknown, name: string, mode: number, dev: number) => object;
      setattr: (node: object, ...rest: unknown[]) => void;
    };
    stream_ops: {
      write: (stream: { node: object }, ...rest: unknown[]) => number;
      fsync?: (stream: { nfd?: number; node: object }) => number;
    };
  };
}

/** Fsync calls requested at a time. Node runs four calls and queues the other calls. */
const CONCURRENT_SYNCS = 16;

/**
 * PGlite's folder file system with two corrections. SyncedFiles performs the fsync calls that PGlite ignores.
 * SyncedFiles can also create a file again after its creation failed on a full disk, which PGlite cannot.
 */
export class SyncedFiles extends NodeFS {
  syncs = 0;
  /** While false, a failure ends the thread without a message, because `PGliteThread` reports the failed opening. */
  isOpen = false;
  /** Files written since `syncBeforeRecovery`. Undefined before that call and after the recovery. */
  #written: WeakSet<object> | undefined;

  /**
   * Calls fsync on all files, several at a time, if PostgreSQL was killed. PostgreSQL's own recovery syncs every file
   * twice, one at a time, which takes seconds on a slow disk. Until `endRecovery`, only newly written files are
   * synced.
   */
  async syncBeforeRecovery(folder: string): Promise<void> {
    if (!existsSync(path.join(folder, 'postmaster.pid'))) return;
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((it) => it.isFile()).map((it) => path.join(it.parentPath, it.name));
    const syncNext = async () => {
      for (let file = files.pop(); file !== undefined; file = files.pop()) await syncFile(file);
    };
    await Promise.all(Array.from({ length: CONCURRENT_SYNCS }, syncNext));
    this.#written = new WeakSet();
  }

  endRecovery(): void {
    this.#written = undefined;
  }

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    emscriptenOpts.preRun?.push((module) => {
      const { FS, NODEFS } = module as unknown as EmscriptenFiles;
      NODEFS.stream_ops.fsync = (stream) => {
        this.syncs += 1;
        if (stream.nfd != null && this.#written?.has(stream.node) === false) return 0;
        this.#orEndThread(() =>
          stream.nfd == null ? syncFolder(NODEFS.realPath(stream.node)) : fsyncSync(stream.nfd),
        );
        return 0;
      };
      const { write } = NODEFS.stream_ops;
      NODEFS.stream_ops.write = (stream, ...rest) => {
        this.#written?.add(stream.node);
        return write(stream, ...rest);
      };
      const { mknod, setattr } = NODEFS.node_ops;
      NODEFS.node_ops.setattr = (node, ...rest) => {
        this.#written?.add(node);
        setattr(node, ...rest);
      };
      NODEFS.node_ops.mknod = (parent, name, mode, dev) => {
        try {
          const node = mknod(parent, name, mode, dev);
          this.#written?.add(node);
          return node;
        } catch (error) {
          // PGlite keeps the node of a file that could not be created. A later creation would fail with `File exists`.
          FS.destroyNode(FS.lookupNode(parent, name));
          throw error;
        }
      };
    });
    emscriptenOpts.onAbort = (reason: unknown) => this.#endThread(reason);
    return { emscriptenOpts };
  }

  /** Ends the thread if fsync fails, because the disk may have dropped written data. PostgreSQL does the same. */
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

async function syncFile(filePath: string): Promise<void> {
  const file = await open(filePath, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else sync(child, 'r+');
  }
  syncFolder(folder);
}

/** A folder stores the names of its files. Without fsync, a power failure may remove a new or renamed file. */
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

/**
 * Ends the thread and the process. After a failure such as a panic on a full disk, answers of the database cannot be
 * trusted.
 */
export function endThread(reason: unknown): never {
  // Console output would be lost at the end of the thread.
  writeSync(2, `The embedded database has failed, perhaps the disk is full. ${String(reason)}\n`);
  process.exit(1);
}
