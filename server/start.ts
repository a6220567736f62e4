import { enableCompileCache, flushCompileCache } from 'node:module';
import { isBuildStale } from './build.ts';

const inDevelopment = process.argv.includes('--dev');
// React and React Router read NODE_ENV during the imports below.
process.env.NODE_ENV = inDevelopment ? 'development' : 'production';
// With source maps, stacks in the log show the files and lines of the sources.
process.setSourceMapsEnabled(true);

if (inDevelopment || (await isBuildStale())) {
  const { prepare } = await import('./entry/prepare.ts');
  await prepare(inDevelopment);
}
enableCompileCache('build/compile-cache');
const bundle = '../build/server/index.js';
await import(inDevelopment ? './entry/development.ts' : bundle);
flushCompileCache(); // Writes the compile cache now, because a killed process would not write the cache at its end.
