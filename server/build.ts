import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hashOf, isBuildStale, messageSources, takeStamp, textOf } from './build-stamp.js';
import { shortMessage } from './bundling/short-message.ts';

const MESSAGES_STAMP = 'messages/compiled/stamp';

/** The message is a sentence for the operator. */
export class CannotBuild extends Error {}

export async function buildIfStale(): Promise<void> {
  if (isBuildStale()) await writeBuild();
}

export async function writeBuild(): Promise<void> {
  console.info('Building the pages…');
  const writeStamp = takeStamp();
  await compileIfStale();
  await run('node_modules/@react-router/dev/bin.cjs', ['build', '--logLevel', 'warn']);
  await precompress();
  writeStamp();
}

/**
 * Compiles `messages/{en,fr}/*.json` to functions if they have changed. Each message becomes a module, so that pages
 * contain only their own messages.
 */
export async function compileIfStale(): Promise<void> {
  const hash = hashOf(messageSources);
  if (textOf(MESSAGES_STAMP) === hash) return;
  const folders = ['--project', './project.inlang', '--outdir', './messages/compiled'];
  await run('node_modules/@inlang/paraglide-js/bin/run.js', ['compile', '--silent', ...folders]);
  // Replaces Paraglide's file, which creates an `Intl.PluralRules` for every message. One `Intl.PluralRules` per
  // language is a hundred times as fast.
  await writeFile('messages/compiled/registry.js', "export { plural } from '../plural.ts';\n");
  await shortenMessages();
  await writeUnbundled();
  await writeRefusals();
  await writeFile(MESSAGES_STAMP, hash);
}

async function shortenMessages(): Promise<void> {
  const files = await Array.fromAsync(glob('messages/compiled/messages/[!_]*.js'));
  await Promise.all(files.map(async (file) => writeFile(file, shortMessage(await readFile(file, 'utf8')))));
}

/**
 * Writes all messages to one module for programs that are not bundled. Such programs would need seconds to load more
 * than 4,000 modules.
 */
async function writeUnbundled(): Promise<void> {
  const index = await readFile('messages/compiled/messages/_index.js', 'utf8');
  const modules = await Promise.all(
    Array.from(index.matchAll(/'\.\/(.+)'/g), ([, name]) =>
      readFile(`messages/compiled/messages/${name}`, 'utf8'),
    ),
  );
  const imports = [
    "import { inLanguage } from '../path-language.ts';",
    "import * as registry from './registry.js';",
  ];
  const functions = modules.map((text) => text.slice(text.indexOf('/** @typedef')));
  await writeFile('messages/compiled/functions.js', [...imports, ...functions].join('\n'));
  const names = "export * from './functions.js';\nexport * as m from './functions.js';\n";
  await writeFile('messages/compiled/unbundled.js', names);
}

async function writeRefusals(): Promise<void> {
  const names = Object.keys(JSON.parse(await readFile('messages/en/refusals.json', 'utf8')) as object);
  const rows = names.map((name) => `  '${name.replace(/^refusal_([a-z]+)_/, '$1.')}': m.${name},\n`);
  const table = `import { m } from '#messages';\nexport const refusals = {\n${rows.join('')}};\n`;
  await writeFile('messages/compiled/refusals.js', table);
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
