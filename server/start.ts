import { buildIfStale, compileIfStale } from './build.ts';
import { sentenceOf } from './commands/operator-error.ts';
import { requireFreePort } from './http/listen.ts';
import { environment, readSettings } from './settings.ts';

const inDevelopment = process.argv.includes('--dev');
// React and React Router go by it, and they are loaded only below.
process.env.NODE_ENV = inDevelopment ? 'development' : 'production';

try {
  const settings = readSettings(environment());
  await requireFreePort(settings);
  // The pages and the messages must be built before anything that imports them is loaded.
  await (inDevelopment ? compileIfStale() : buildIfStale());
  const { serve } = await import('./serve.ts');
  await serve(settings, { inDevelopment });
} catch (error) {
  const sentence = sentenceOf(error);
  if (!sentence) throw error;
  console.error(sentence);
  process.exit(1);
}
