import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type Guard, textsOf } from '#tests/guards/guard.ts';

/** `not loaded` means that the altered source failed to start, which proves nothing. */
export interface FaultOutcome {
  end: 'noticed' | 'not noticed' | 'too late' | 'not loaded';
  how: string;
}

const LIMIT_MS = 10 * 60_000;
const DIFFERENCE = 3;

interface Attempt {
  folder: string;
  commands: number;
  seed: number;
  server?: string | undefined;
  image?: string | undefined;
}

/** Plants a fault into the copy of the source, runs commands there, and repairs the copy. */
export async function tryFault(fault: Guard, { folder, ...attempt }: Attempt): Promise<FaultOutcome> {
  const file = path.join(folder, fault.file);
  const { whole, without } = textsOf(fault, folder);
  writeFileSync(file, without);
  // `attempt.image` is a copy of a database that was migrated without the fault. A fault in a migration would have no
  // effect on it, so such a fault needs a new database.
  const image = fault.file.startsWith('db/migrations/') ? undefined : attempt.image;
  const outcome = await runIn(folder, { ...attempt, image });
  writeFileSync(file, whole);
  return outcome;
}

/** Runs commands in the copy of the source. */
export async function runIn(folder: string, attempt: Omit<Attempt, 'folder'>): Promise<FaultOutcome> {
  const { commands, seed, server = '', image = '' } = attempt;
  const child = spawn(
    process.execPath,
    ['tests/deal-model/run-commands.ts', String(commands), String(seed)],
    {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: LIMIT_MS,
      killSignal: 'SIGKILL',
      env: { ...process.env, TEST_DATABASE_URL: server, MODEL_IMAGE: image },
    },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const [how, error, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  process.off('exit', kill);
  if (code === DIFFERENCE) return { end: 'noticed', how: how.trim() };
  if (code === 0) return { end: 'not noticed', how: '' };
  return { end: code === null ? 'too late' : 'not loaded', how: error.trim().slice(-300) };
}
