import { buildIfStale } from './build.ts';

const inDevelopment = process.argv.includes('--dev');

// The pages and the messages must be built before anything that imports them is loaded.
await buildIfStale();
const { serve } = await import('./serve.ts');
await serve({ inDevelopment });
