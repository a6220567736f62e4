import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTarPacker, type TarPackController } from 'modern-tar';
import { appendingChecksum } from './checksum.ts';
import { encrypting } from './encryption.ts';

export class ArchiveWriter {
  readonly #tar: TarPackController;
  readonly #written: Promise<unknown>;
  readonly #time = new Date();

  private constructor(tar: TarPackController, written: Promise<unknown>) {
    this.#tar = tar;
    this.#written = written;
    written.catch(() => {}); // Prevents an unhandled rejection: the next `add` throws the same error.
  }

  /** If the file exists, a later `add` or `finish` throws. Only the owner can read the new file. */
  static async create(file: string, passphrase: string | undefined): Promise<ArchiveWriter> {
    const encryption = passphrase === undefined ? [] : [await encrypting(passphrase)];
    const { readable, controller } = createTarPacker();
    const output = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
    const content = Readable.from(readable, { objectMode: false });
    return new ArchiveWriter(controller, pipeline([content, appendingChecksum(), ...encryption, output]));
  }

  async add(name: string, bytes: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<string> {
    const hash = createHash('sha256');
    const header = { name, size: bytes, mode: 0o600, mtime: this.#time };
    const entry = this.#tar.add(header).getWriter();
    for await (const chunk of content) {
      hash.update(chunk);
      await entry.write(chunk);
    }
    await entry.close();
    return hash.digest('hex');
  }

  async addText(name: string, text: string): Promise<void> {
    const content = Buffer.from(text);
    await this.add(name, content.length, [content]);
  }

  async finish(): Promise<void> {
    this.#tar.finalize();
    await this.#written;
  }

  async abort(): Promise<void> {
    this.#tar.error(new Error('aborted'));
    await this.#written.catch(() => {});
  }
}
