import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { pageChunks } from './server/bundling/page-chunks.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Files that Node loads in development, so that pages and server share one instance of each module. */
const loadedByNode = /^(domain|services|db|server|messages)\/|^site\.ts$|^app\/request\/context\.ts$/;

const unwatched = /^(domain|services|db|demo|server|messages|tests|docs|data|build|shots|test-results)(\/|$)/;
const relativePath = (file: string) => path.relative(root, file).replaceAll('\\', '/');

const globalImport = 'importByNode';
Object.assign(globalThis, { [globalImport]: (url: string): Promise<unknown> => import(url) });

/** Re-exports Node's instance of the files of `loadedByNode`. Otherwise Vite would load a second instance. */
function loadedByNodeInDevelopment(): Plugin {
  return {
    name: 'loaded-by-node-in-development',
    enforce: 'pre',
    async load(id) {
      const { name, mode } = this.environment;
      if (name !== 'ssr' || mode !== 'dev' || !loadedByNode.test(relativePath(id))) return null;
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

/** Packages that contain native code, read files of their own, or are large and loaded on demand. */
const unbundled = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'nodemailer',
  'pdfkit',
  'react', // Not bundled, because tests/bench/bare.ts measures React alone.
  'react-dom',
  'sharp',
  'stripe',
  'vite',
];

export default defineConfig(({ command }) => ({
  plugins: [
    loadedByNodeInDevelopment(),
    optimizeLocales.vite({ locales: ['en-US', 'fr-FR'] }),
    tailwindcss(),
    reactRouter(),
    pageChunks(),
  ],
  root,
  environments: {
    ssr: {
      resolve: command === 'build' ? { noExternal: true, external: unbundled } : {},
      build: {
        sourcemap: true,
        rolldownOptions: {
          input: {
            index: 'server/entry/bundle.ts',
            pages: 'virtual:react-router/server-build',
            'pglite-worker': 'db/pglite-worker.server.ts',
            'image-process': 'services/images/image-process.server.ts',
          },
          // Stack traces do not need the source contents, which are three quarters of the source maps that Node keeps
          // in memory.
          output: {
            chunkFileNames: '[name]-[hash].js',
            sourcemapExcludeSources: true,
            // Minified, because V8 keeps the text of the scripts in memory.
            minify: { compress: true, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
          },
        },
      },
    },
  },
  build: {
    rolldownOptions: { checks: { pluginTimings: false } },
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
  },
  // A change of a file that Node loads restarts the process. Vite does not watch these files, because a reload would
  // fail during the restart.
  server: { watch: { ignored: [(file: string) => unwatched.test(relativePath(file))] } },
}));
