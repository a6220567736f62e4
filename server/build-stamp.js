// JavaScript, because `start.js` imports it.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'build/stamp';
export const messageSources = [
  'messages/en',
  'messages/fr',
  'project.inlang/settings.json',
  'server/build.ts',
  'server/bundling/short-message.ts',
];
const folders = ['app', 'db', 'demo', 'domain', 'messages/labels', 'public', 'server', 'services'];
const files = ['site.ts', 'site-terms.ts', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'];

function sources() {
  const ofMessages = readdirSync('messages').filter((it) => it.endsWith('.ts'));
  return [...messageSources, ...folders, ...ofMessages.map((it) => `messages/${it}`), ...files];
}

/** Returns whether a source has changed since the last build. Takes about 20 ms. */
export function isBuildStale() {
  return textOf(STAMP) !== hashOf(sources());
}

/**
 * Hashes the sources now. Returns a function that marks the build as made from these sources, even if a source
 * changes in the meantime.
 */
export function takeStamp() {
  const hash = hashOf(sources());
  return () => writeFileSync(STAMP, hash);
}

/**
 * Returns a hash of files and folders. Leaves out tests in the folders. Reads synchronously, because thousands of
 * asynchronous reads take ten times as long.
 * @param {readonly string[]} paths
 */
export function hashOf(paths) {
  const files = paths.flatMap((it) => (/\.\w+$/.test(it) ? it : filesIn(it))).toSorted();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((it) => it.isFile() && !it.name.includes('.test.'))
    .map((it) => `${it.parentPath}/${it.name}`);
}

/**
 * Returns the text of a file, or an empty text if the file does not exist.
 * @param {string} file
 */
export function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
