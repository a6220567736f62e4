import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import routes from './app/routes.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What the server process loads by itself, so that pages and process share one copy of each module. */
const loadedByNode = /^(domain|services|db|server|messages)\/|^site\.ts$|^app\/request\.ts$/;

/**
 * On the server, Node runs our TypeScript as it is; Vite bundles only the pages. The browser's bundle still takes
 * the pure rules in (`domain/…` without `.server`).
 */
function leaveToNode(): Plugin {
  return {
    name: 'leave-to-node',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (this.environment.name !== 'ssr' || !/^[#.]/.test(id)) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      const file = found && path.relative(root, found.id).replaceAll('\\', '/');
      if (!file || !loadedByNode.test(file)) return null;
      if (this.environment.mode === 'dev') return { id: pathToFileURL(found.id).href, external: true };
      return { id: id.startsWith('#') ? id : `#${file}`, external: true };
    },
  };
}

/** The sitemap's paths as the pages know them: `/login`, whatever the language. */
const addresses = routes.map(({ path = '' }) => `/${path.replace(/^fr\?\/?/, '')}`);

export default defineConfig({
  plugins: [leaveToNode(), tailwindcss(), reactRouter()],
  define: { ADDRESSES: JSON.stringify(addresses) },
  root,
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
  },
  server: { watch: { ignored: ['**/data/**', '**/build/**', '**/shots/**', '**/test-results/**'] } },
});
