import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What the server process loads by itself, so that pages and process share one copy of each module. */
const loadedByNode = /^(domain|services|db|server|messages)\/|^site\.ts$|^app\/request\/context\.ts$/;

const unwatched = /^(domain|services|db|demo|server|messages|tests|docs|data|build|shots|test-results)(\/|$)/;
const inHouse = (file: string) => path.relative(root, file).replaceAll('\\', '/');

const onNode = 'importByNode';
Object.assign(globalThis, { [onNode]: (url: string): Promise<unknown> => import(url) });

/**
 * On the server, Node runs our TypeScript as it is; Vite bundles only the pages. The browser's bundle still takes
 * the pure rules in (`domain/…` without `.server`).
 */
function leaveToNode(): Plugin {
  const isLeft = (id: string) => loadedByNode.test(inHouse(id));
  return {
    name: 'leave-to-node',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const { name, mode } = this.environment;
      if (name !== 'ssr' || mode === 'dev' || !/^[#.]/.test(id)) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!found || !isLeft(found.id)) return null;
      return { id: id.startsWith('#') ? id : `#${inHouse(found.id)}`, external: true };
    },
    // In development Vite takes every file in, so it is handed one that passes on what Node has loaded.
    async load(id) {
      const { name, mode } = this.environment;
      if (name !== 'ssr' || mode !== 'dev' || !isLeft(id)) return null;
      const url = pathToFileURL(id).href;
      const names = Object.keys((await import(url)) as object);
      const passed = names.map((it) =>
        it === 'default' ? 'export default it.default' : `export const ${it} = it.${it}`,
      );
      return [`const it = await globalThis.${onNode}(${JSON.stringify(url)})`, ...passed].join(';\n');
    },
  };
}

export default defineConfig({
  plugins: [leaveToNode(), tailwindcss(), reactRouter()],
  root,
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
  },
  // What Node loads starts the process anew; a page that Vite reloaded meanwhile would meet nobody.
  server: { watch: { ignored: [(file: string) => unwatched.test(inHouse(file))] } },
});
