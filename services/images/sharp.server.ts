import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { log } from '../log.ts';
import { fairQueue } from './fair-queue.server.ts';
import type { ImageError, Images, Rewritten } from './images.ts';

const CONCURRENCY = 2;
const TIMEOUT_MS = 15_000;

const isBundled = !import.meta.url.endsWith('.ts');
const script = fileURLToPath(
  new URL(isBundled ? './image-process.js' : './image-process.server.ts', import.meta.url),
);
const run = promisify(execFile);

/** Each image has its own process, which is killed after 15 seconds. */
export function imagesBySharp(): Images {
  const enqueue = fairQueue(CONCURRENCY);

  const runProcess = (ownerId: string, args: string[]): Promise<Rewritten | ImageError> =>
    enqueue(ownerId, async () => {
      const options = { timeout: TIMEOUT_MS, killSignal: 'SIGKILL', maxBuffer: 100_000 } as const;
      try {
        const { stdout } = await run(process.execPath, [script, ...args], options);
        const answer = JSON.parse(stdout) as Rewritten | { reason: ImageError; why: string };
        if (!('reason' in answer)) return answer;
        if (answer.reason === 'unwritten') log.error('an image could not be written', answer);
        return answer.reason;
      } catch (error) {
        // A signal means that the file caused a timeout or a crash. Any other error is not caused by the file, for
        // example if no process could be started.
        if (error instanceof Error && 'signal' in error && error.signal) return 'broken';
        throw error;
      }
    });

  return {
    rewrite: (ownerId, file, folder, sizes) =>
      runProcess(ownerId, ['--file', file, '--folder', folder, '--sizes', JSON.stringify(sizes)]),
    writeVideoPlaceholder: (ownerId, folder, sizes) =>
      runProcess(ownerId, ['--folder', folder, '--sizes', JSON.stringify(sizes)]),
  };
}
