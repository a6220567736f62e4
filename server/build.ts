import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const STAMP = 'build/stamp';
const MESSAGES_STAMP = 'messages/compiled/stamp';
const messageSources = ['messages/{en,fr}/*.json', 'project.inlang/settings.json', 'server/build.ts'];
const sources = [
  ...messageSources,
  '{app,db,demo,domain,public,server,services}/**/*.*',
  'messages/*.ts',
  'site.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];

/** Thrown if the pages cannot be built. The message is one sentence for the operator. */
export class CannotBuild extends Error {}

export async function isBuildStale(): Promise<boolean> {
  return (await textOf(STAMP)) !== (await hashOf(sources));
}

export async function buildIfStale(): Promise<void> {
  if (await isBuildStale()) await writeBuild();
}

export async function writeBuild(): Promise<void> {
  console.info('Building the pages…');
  const hash = await hashOf(sources);
  await compileIfStale();
  await run('node_modules/@react-router/dev/bin.cjs', ['build', '--logLevel', 'warn']);
  await precompress();
  await writeFile(STAMP, hash);
}

/**
 * Compiles `messages/{en,fr}/*.json` to functions if the JSON files have changed. Each message becomes a module, so a
 * page ships only its own messages.
 */
export async function compileIfStale(): Promise<void> {
  const hash = await hashOf(messageSources);
  if ((await textOf(MESSAGES_STAMP)) === hash) return;
  const folders = ['--project', './project.inlang', '--outdir', './messages/compiled'];
  await run('node_modules/@inlang/paraglide-js/bin/run.js', ['compile', '--silent', ...folders]);
  // Paraglide's file creates an `Intl.PluralRules` for every message. `plural` creates one per language and is a
  // hundred times as fast.
  await writeFile('messages/compiled/registry.js', "export { plural } from '../plural.ts';\n");
  await writeRefusals();
  await writeFile(MESSAGES_STAMP, hash);
}

/** For example, the refusal code `file.svg` has the message `refusal_file_svg`. */
async function writeRefusals(): Promise<void> {
  const names = Object.keys(JSON.parse(await readFile('messages/en/refusals.json', 'utf8')) as object);
  const rows = names.map((name) => `  '${name.replace(/^refusal_([a-z]+)_/, '$1.')}': m.${name},\n`);
  const table = `import { m } from './messages.js';\nexport const refusals = {\n${rows.join('')}};\n`;
  await writeFile('messages/compiled/refusals.js', table);
}

async function hashOf(patterns: string[]): Promise<string> {
  const files = (await Array.fromAsync(glob(patterns, { exclude: (it) => it.includes('.test.') }))).sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file).update(await readFile(file));
  return hash.digest('hex');
}

async function textOf(file: string): Promise<string> {
  return existsSync(file) ? readFile(file, 'utf8') : '';
}

async function precompress(): Promise<void> {
  for await (const file of glob('build/client/**/*.*')) {
    if (!['.js', '.css', '.svg', '.json', '.txt'].includes(extname(file))) continue;
    const content = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, quality));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

function run(script: string, args: string[]): Promise<void> {
  if (!existsSync(script)) {
    throw new CannotBuild(
      'The tools that build the pages are missing: install them with `npm ci --include=dev`.',
    );
  }
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const child = spawn(process.execPath, [script, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.on('error', reject);
  child.on('exit', (code) =>
    code === 0
      ? resolve()
      : reject(new CannotBuild(`The pages could not be built (${script} ended with ${code}): see above.`)),
  );
  return promise;
}

if (import.meta.main) await (process.argv.includes('--messages') ? compileIfStale() : buildIfStale());
