import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { log } from '../log.ts';
import { fairQueue } from './fair-queue.server.ts';
import type { NoPicture, Pictures, Rewritten } from './images.ts';

/** Pictures of this process that are rewritten at a time; the others wait. */
const LANES = 2;
const LIMIT_MS = 30_000;

const script = fileURLToPath(new URL('./image-process.server.ts', import.meta.url));
const run = promisify(execFile);

/** Every picture is rewritten by a process that lives as long as that takes, and no longer than 30 seconds. */
export function picturesBySharp(): Pictures {
  const inLane = fairQueue(LANES);

  const ask = (whose: string, args: string[]): Promise<Rewritten | NoPicture> =>
    inLane(whose, async () => {
      const options = { timeout: LIMIT_MS, killSignal: 'SIGKILL', maxBuffer: 100_000 } as const;
      try {
        const { stdout } = await run(process.execPath, [script, ...args], options);
        const answer = JSON.parse(stdout) as Rewritten | { reason: NoPicture; why: string };
        if (!('reason' in answer)) return answer;
        if (answer.reason === 'unwritten') log.error('a picture could not be written', answer);
        return answer.reason;
      } catch (error) {
        // Killed, by us or by what it read. Otherwise the machine gave us no process, which is no fault of the file.
        if (error instanceof Error && 'signal' in error && error.signal) return 'broken';
        throw error;
      }
    });

  return {
    rewrite: (whose, file, folder, sizes) =>
      ask(whose, ['--file', file, '--folder', folder, '--sizes', JSON.stringify(sizes)]),
    drawVideo: (whose, folder, sizes) => ask(whose, ['--folder', folder, '--sizes', JSON.stringify(sizes)]),
  };
}
