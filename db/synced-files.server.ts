import { closeSync, fsyncSync, openSync, readdirSync, writeSync } from 'node:fs';
import path from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The corner of Emscripten that we touch, internal to PGlite 0.5.16: `openOnDisk` proves that it works. */
interface EmscriptenFiles {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  };
}

/** PGlite's files in a folder, where an fsync reaches the disk. By itself PGlite ignores it. */
export class SyncedFiles extends NodeFS {
  /** How often PostgreSQL asked for a sync. */
  syncs = 0;

  override async init(...parameters: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...parameters);
    emscriptenOpts.preRun?.push((module) => {
      const { NODEFS } = module as unknown as EmscriptenFiles;
      NODEFS.stream_ops.fsync = (stream) => {
        this.syncs += 1;
        orEndThread(() =>
          stream.nfd == null ? syncFolder(NODEFS.realPath(stream.node)) : fsyncSync(stream.nfd),
        );
        return 0;
      };
    });
    // PostgreSQL's PANIC, for example when the disk is full: nothing it says afterwards is to be trusted.
    emscriptenOpts.onAbort = (reason: unknown) => endThread(reason);
    return { emscriptenOpts };
  }
}

/** Syncs a folder with all that is in it. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const child = path.join(folder, entry.name);
    if (entry.isDirectory()) syncTree(child);
    else sync(child, 'r+');
  }
  syncFolder(folder);
}

/** Syncs the list of names in a folder: until then a new or renamed file may be gone after a power cut. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r'); // Windows opens no folders
}

function sync(place: string, flags: 'r' | 'r+'): void {
  const file = openSync(place, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/**
 * After a failed sync the disk may have dropped what was written: as PostgreSQL itself does, stop rather than
 * go on.
 */
function orEndThread(work: () => void): void {
  try {
    work();
  } catch (error) {
    endThread(error);
  }
}

function endThread(reason: unknown): never {
  // Written directly: what goes through console would be lost with the thread.
  writeSync(2, `The embedded database cannot go on, perhaps the disk is full: ${String(reason)}\n`);
  process.exit(1);
}
