/**
 * `npm run proof:uploads` (Linux) uploads every hostile file with every upload profile to a running server. Each file
 * must be refused or harmless, and the server's memory must grow by less than 50 MB.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProfileName } from '#domain/files/profiles.ts';
import { memoryOf } from '#tests/bench/memory.ts';
import { walkHostileFiles } from '#tests/hostile-walk.ts';
import { anMp4, anOfficeFile, aPdf, aPicture } from '#tests/sample-files.ts';
import { startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { upload } from '#tests/uploading.ts';

const MEGABYTE = 1024 * 1024;
const LIMIT_BYTES = 50 * MEGABYTE;
const SETTLE_MS = 5_000;

const server = await startServer();
try {
  // Ordinary files come before the first measurement, because the first use of the code allocates memory that stays
  // in use.
  const cookie = await signUpAt(server.url);
  for (const content of [await aPicture(), anMp4()])
    await upload(server.url, cookie, { profile: 'media', name: 'a', content });
  for (const content of [aPdf(), anOfficeFile('docx'), Buffer.from('text')])
    await upload(server.url, cookie, { profile: 'attachment', name: 'a', content });
  await sleep(SETTLE_MS);

  const start = memoryOf(server.pid);
  let peak = start;
  const faults: string[] = [];
  const grown = () => memoryOf(server.pid) - start;
  console.log(`before: ${mb(start)}`);
  for (const profile of ['media', 'document', 'attachment', 'content'] satisfies ProfileName[]) {
    const walked = await walkHostileFiles(server, profile, {
      afterEach: () => {
        peak = Math.max(peak, memoryOf(server.pid));
      },
    });
    faults.push(...walked.faults);
    const { files, refused, harmless } = walked;
    console.log(
      `${profile}: ${files} files, ${refused} refused, ${harmless} harmless; memory ${mb(grown(), true)}`,
    );
  }
  await sleep(SETTLE_MS);
  const growth = grown();
  console.log(`at peak: ${mb(peak - start, true)}, in the end: ${mb(growth, true)} (${mb(start + growth)})`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  process.exitCode = faults.length > 0 || growth >= LIMIT_BYTES ? 1 : 0;
} finally {
  await server.stop();
}

function mb(bytes: number, signed = false): string {
  const rounded = Math.round(bytes / MEGABYTE);
  return `${signed && rounded >= 0 ? '+' : ''}${rounded} MB`;
}
