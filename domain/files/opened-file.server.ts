import { type FileHandle, open } from 'node:fs/promises';

/** The file is read in pieces, never whole. */
export interface OpenedFile {
  readonly fd: number;
  readonly bytes: number;
  read(at: number, length: number): Promise<Buffer>;
  pieces(): AsyncIterable<Buffer>;
}

const PIECE_BYTES = 65_536;

export async function withFile<T>(path: string, check: (file: OpenedFile) => Promise<T>): Promise<T> {
  const handle = await open(path);
  try {
    const { size } = await handle.stat();
    return await check(openedFile(handle, size));
  } finally {
    await handle.close();
  }
}

function openedFile(handle: FileHandle, bytes: number): OpenedFile {
  async function read(at: number, length: number): Promise<Buffer> {
    const buffer = Buffer.alloc(Math.max(0, Math.min(length, bytes - at)));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at);
    return buffer.subarray(0, bytesRead);
  }
  return {
    fd: handle.fd,
    bytes,
    read,
    async *pieces() {
      for (let at = 0; at < bytes; at += PIECE_BYTES) yield await read(at, PIECE_BYTES);
    },
  };
}
