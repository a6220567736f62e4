import { minifySync, type Plugin, type Rollup } from 'vite';
import { mergeGroups } from './merge-groups.ts';

/** Maximum number of files that a page has in common with some, but not all, other pages. */
const MAX_SHARED_FILES = 7;

const PAGE_ENTRY = '?__react-router-build-client-route';
const vendor = /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/;
const layoutFiles = /[\\/]app[\\/](root|entry\.client)\.tsx$/;

/**
 * Groups the browser's modules so that a page with React loads few files (docs/decisions/0051). The files are React
 * with its router, the layout, at most seven files that other pages load too, and the page's own files.
 */
export function pageChunks(): Plugin {
  let groups = new Map<string, string>();
  return {
    name: 'page-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  groups: [{ name: (id) => groups.get(id) ?? null }],
                },
              },
            },
          },
        },
      },
    }),
    buildEnd() {
      groups = groupsOf(this);
    },
  };
}

function groupsOf(context: Rollup.PluginContext): Map<string, string> {
  const ids = [...context.getModuleIds()];
  const codeOf = (id: string) => context.getModuleInfo(id)?.code ?? '';
  /** Caches imports, because `getModuleInfo` copies the code of the module, and the pages reach the same modules. */
  const imports = new Map<string, string[]>();
  const reach = (entries: string[], seen = new Set<string>()) => {
    for (const id of entries) {
      if (seen.has(id)) continue;
      seen.add(id);
      reach(importsOf(id), seen);
    }
    return seen;
  };
  const importsOf = (id: string): string[] => {
    const found = imports.get(id) ?? findImports(id);
    imports.set(id, found);
    return found;
  };
  const findImports = (id: string): string[] => {
    const info = context.getModuleInfo(id);
    if (!info) return [];
    const { importedIds } = info;
    const imported = importedIds.filter((it) => !isMessageList(it));
    return imported.length === importedIds.length ? imported : [...imported, ...messagesIn(info.code ?? '')];
  };
  const messageFiles = new Map(
    ids.filter((it) => /messages[\\/]compiled[\\/]messages[\\/]/.test(it)).map((it) => [nameOf(it), it]),
  );
  const messagesIn = (code: string) =>
    [...code.matchAll(/\bm\.(\w+)/g)].flatMap(([, name = '']) => messageFiles.get(fileNameOf(name)) ?? []);

  const groups = new Map<string, string>();
  const assign = (name: string, members: Iterable<string>) => {
    for (const id of members) if (!groups.has(id)) groups.set(id, name);
  };
  assign(
    'react',
    ids.filter((it) => vendor.test(it)),
  );
  assign('layout', reach(ids.filter((it) => layoutFiles.test(it))));

  const users = new Map<string, Set<string>>();
  const onServerOnlyPages = new Set<string>();
  for (const entry of ids.filter((it) => it.endsWith(PAGE_ENTRY))) {
    const file = entry.slice(0, -PAGE_ENTRY.length);
    const parts = ids.filter((it) => it === entry || it.startsWith(`${file}?route-chunk=`));
    const isServerOnly = parts.some((it) => codeOf(it).includes('serverOnly: true'));
    for (const id of reach(parts)) {
      if (groups.has(id)) continue;
      if (isServerOnly) onServerOnlyPages.add(id);
      else users.set(id, (users.get(id) ?? new Set()).add(file));
    }
  }
  // Modules that one page shares only with server-only pages also need a group. Otherwise, the bundler would put these
  // modules into an additional file.
  const shared = [...users].filter(([id, pages]) => pages.size > 1 || onServerOnlyPages.has(id));
  const merged = mergeGroups(
    shared.map(([id, pages]) => ({ modules: [id], pages, bytes: sizeOf(codeOf(id)) })),
    MAX_SHARED_FILES,
    importsOf,
  );
  for (const [index, { modules }] of merged.entries()) assign(`shared-${index}`, modules);
  return groups;
}

const isMessageList = (id: string) => /messages[\\/]compiled[\\/]messages(\.js|[\\/]_index\.js)$/.test(id);
const nameOf = (id: string) => /([^\\/]+)\.js$/.exec(id)?.[1] ?? '';
/** Returns Paraglide's file name of a message: the name in lower case, then the number of its capital letters. */
const fileNameOf = (message: string) => message.toLowerCase() + (message.match(/[A-Z]/g)?.length ?? '');
/** Returns the minified size. Does not use `compress`, which removes functions that only other modules use. */
const sizeOf = (code: string) => minifySync('module.js', code, { compress: false }).code.length;
