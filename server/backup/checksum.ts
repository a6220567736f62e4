import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Last line of an archive. Tar programs ignore bytes after the end of the tar file. */
const trailerOf = (hash: string) => Buffer.from(`sha256:${hash}\n`);
const TRAILER_BYTES = trailerOf('0'.repeat(64)).length;

export function appendingChecksum(): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(null, trailerOf(hash.digest('hex')));
    },
  });
}

export function checkingChecksum(): Transform {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      const all = Buffer.concat([held, chunk]);
      const content = all.subarray(0, Math.max(0, all.length - TRAILER_BYTES));
      held = all.subarray(content.length);
      hash.update(content);
      done(null, content);
    },
    flush(done) {
      done(held.equals(trailerOf(hash.digest('hex'))) ? null : new Error('the checksum differs'));
    },
  });
}
