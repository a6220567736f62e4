import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';

/**
 * An encrypted archive is a header (magic text and salt) and frames of 64 KiB, each encrypted by AES-256-GCM with its
 * own tag. A frame's nonce is its number and a mark for the last frame. Every frame authenticates the header. Without
 * the key, frames therefore cannot be changed, reordered or omitted, not even at the end. scrypt derives the key from
 * the passphrase with 128 MiB of memory.
 */
const MAGIC = Buffer.from('marketplace backup, aes-256-gcm, 1\n');
const SALT_BYTES = 16;
export const HEADER_BYTES = MAGIC.length + SALT_BYTES;
const FRAME_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';
const scryptCost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

export function isEncrypted(beginning: Buffer): boolean {
  return beginning.subarray(0, MAGIC.length).equals(MAGIC);
}

/** Returns a stream that encrypts an archive. Each archive has a new salt, so no key encrypts two archives. */
export async function encrypting(passphrase: string): Promise<Transform> {
  const header = Buffer.concat([MAGIC, randomBytes(SALT_BYTES)]);
  const key = await keyFrom(passphrase, header);
  const frames = inFrames(FRAME_BYTES, (frame, nonce) => {
    const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(header);
    return Buffer.concat([cipher.update(frame), cipher.final(), cipher.getAuthTag()]);
  });
  frames.push(header);
  return frames;
}

/** Returns a stream that fails if the passphrase is wrong or a byte was changed or is missing. */
export async function decrypting(passphrase: string, header: Buffer): Promise<Transform> {
  const key = await keyFrom(passphrase, header);
  return inFrames(FRAME_BYTES + TAG_BYTES, (frame, nonce) => {
    if (frame.length < TAG_BYTES) throw new Error('a frame is too short');
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(header);
    decipher.setAuthTag(frame.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(frame.subarray(0, -TAG_BYTES)), decipher.final()]);
  });
}

async function keyFrom(passphrase: string, header: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
  return derive(passphrase.normalize('NFC'), header.subarray(MAGIC.length), 32, scryptCost);
}

function inFrames(size: number, transformed: (frame: Buffer, nonce: Buffer) => Buffer): Transform {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let frames = 0;
  const nonce = (isLast: boolean) => {
    const bytes = Buffer.alloc(12);
    bytes.writeBigUInt64BE(BigInt(frames++), 3);
    bytes[11] = isLast ? 1 : 0;
    return bytes;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes <= size) return done();
      try {
        let rest = Buffer.concat(held);
        // Any full frame may be the last frame, so each full frame waits for more bytes.
        for (; rest.length > size; rest = rest.subarray(size))
          this.push(transformed(rest.subarray(0, size), nonce(false)));
        held = [rest];
        heldBytes = rest.length;
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        done(null, transformed(Buffer.concat(held), nonce(true)));
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
