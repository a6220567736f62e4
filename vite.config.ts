import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Files that Node loads instead of Vite, so that the pages and the server share one instance of each module. */
const loadedByNode = /^(domain|services|db|server|messages)\/|^site\.ts$|^app\/request\/context\.ts$/;

const unwatched = /^(domain|services|db|demo|server|messages|tests|docs|data|build|shots|test-results)(\/|$)/;
const relativePath = (file: string) => path.relative(root, file).replaceAll('\\', '/');

const globalImport = 'importByNode';
Object.assign(globalThis, { [globalImport]: (url: string): Promise<unknown> => import(url) });

/**
 * On the server, Node runs the files of `loadedByNode` directly and Vite bundles only the pages. The browser bundle still
 * includes the pure rules (`domain/…` without `.server`).
 */
function externalToNode(): Plugin {
  const isLoadedByNode = (id: string) => loadedByNode.test(relativePath(id));
  return {
    name: 'external-to-node',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const { name, mode } = this.environment;
      if (name !== 'ssr' || mode === 'dev' || !/^[#.]/.test(id)) return null;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      if (!resolved || !isLoadedByNode(resolved.id)) return null;
      return { id: id.startsWith('#') ? id : `#${relativePath(resolved.id)}`, external: true };
    },
    // In development Vite would load a second instance of these modules, so it gets a module that re-exports Node's
    // instance.
    async load(id) {
      const { name, mode } = this.environment;
      if (name !== 'ssr' || mode !== 'dev' || !isLoadedByNode(id)) return null;
      const url = pathToFileURL(id).href;
      const names = Object.keys((await import(url)) as object);
      const reexports = names.map((name) =>
        name === 'default' ? 'export default module.default' : `export const ${name} = module.${name}`,
      );
      return [`const module = await globalThis.${globalImport}(${JSON.stringify(url)})`, ...reexports].join(
        ';\n',
      );
    },
  };
}

export default defineConfig({
  plugins: [externalToNode(), tailwindcss(), reactRouter()],
  root,
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
  },
  // Vite does not watch the files that Node loads. Their changes restart the process, and a page reload fails during the
  // restart.
  server: { watch: { ignored: [(file: string) => unwatched.test(relativePath(file))] } },
});
