// JavaScript, because Node's loader of TypeScript would stay in memory (18 MB) and delay each start (85 ms).
import { spawnSync } from 'node:child_process';
import { enableCompileCache, flushCompileCache } from 'node:module';
import { isBuildStale } from './build-stamp.js';

const inDevelopment = process.argv.includes('--dev');
// React and React Router read NODE_ENV during the imports below.
process.env.NODE_ENV = inDevelopment ? 'development' : 'production';
// With source maps, stacks in the log show the files and lines of the sources.
process.setSourceMapsEnabled(true);

if (inDevelopment || isBuildStale()) prepare();
enableCompileCache('build/compile-cache');
await import(inDevelopment ? './entry/development.ts' : '../build/server/index.js');
flushCompileCache(); // A killed process would not write its compile cache.

function prepare() {
  const script = ['server/entry/prepare.ts', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, script, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
