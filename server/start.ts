import { buildIfStale, compileIfStale } from './build.ts';
import { operatorMessage } from './commands/operator-error.ts';
import { requireFreePort } from './http/listen.ts';
import { environment, readSettings } from './settings.ts';

const inDevelopment = process.argv.includes('--dev');
// React and React Router read NODE_ENV when they are loaded below.
process.env.NODE_ENV = inDevelopment ? 'development' : 'production';

try {
  const settings = readSettings(environment());
  await requireFreePort(settings);
  // The pages and the messages must be built before anything that imports them is loaded.
  await (inDevelopment ? compileIfStale() : buildIfStale());
  const { serve } = await import('./serve.ts');
  await serve(settings, { inDevelopment });
} catch (error) {
  const message = operatorMessage(error);
  if (!message) throw error;
  console.error(message);
  process.exit(1);
}
