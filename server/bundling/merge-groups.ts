export interface Group {
  modules: readonly string[];
  pages: ReadonlySet<string>;
  bytes: number;
}

/**
 * Merges groups until each page loads at most `max` groups. Each step merges two groups that a page above this limit
 * loads. The cost of a merge is the number of bytes that pages then load without need, divided by the number of pages
 * above the limit that load both groups. Each step chooses the merge with the lowest cost. `importsOf` returns the
 * imports of a module. A page that loads a group also loads the groups that this group imports. Groups with the same
 * pages are united, so no two groups import each other.
 */
export function mergeGroups(
  groups: readonly Group[],
  max: number,
  importsOf: (module: string) => readonly string[],
): Group[] {
  let merged = withImports(groups, importsOf);
  while (true) {
    const crowded = crowdedPages(merged, max);
    if (crowded.size === 0) return merged;
    const before = bytesLoaded(merged);
    let best: { groups: Group[]; cost: number } | undefined;
    for (const [index, one] of merged.entries()) {
      for (const other of merged.slice(index + 1)) {
        const helped = crowded.intersection(one.pages.intersection(other.pages)).size;
        if (helped === 0 || (best && wasteOf(one, other) / helped >= best.cost)) continue;
        const rest = merged.filter((it) => it !== one && it !== other);
        const groups = withImports([...rest, union(one, other)], importsOf);
        const cost = (bytesLoaded(groups) - before) / helped;
        if (!best || cost < best.cost) best = { groups, cost };
      }
    }
    if (!best) return merged;
    merged = best.groups;
  }
}

const bytesLoaded = (groups: readonly Group[]) =>
  groups.reduce((sum, { bytes, pages }) => sum + bytes * pages.size, 0);

function crowdedPages(groups: readonly Group[], max: number): Set<string> {
  const counts = new Map<string, number>();
  for (const { pages } of groups) for (const page of pages) counts.set(page, (counts.get(page) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > max).map(([page]) => page));
}

function withImports(groups: readonly Group[], importsOf: (module: string) => readonly string[]): Group[] {
  const pages = groups.map((it) => new Set(it.pages));
  const groupOf = new Map(groups.flatMap(({ modules }, index) => modules.map((it) => [it, index] as const)));
  const imported = groups.map(({ modules }, index) => {
    const all = new Set(modules.flatMap(importsOf).map((it) => groupOf.get(it)));
    return [...all].filter((it) => it !== undefined && it !== index);
  });
  let isChanged = true;
  while (isChanged) {
    isChanged = false;
    for (const [index, own] of pages.entries()) {
      for (const other of imported[index] ?? []) {
        const theirs = pages[other ?? index] ?? own;
        const size = theirs.size;
        for (const page of own) theirs.add(page);
        isChanged ||= theirs.size > size;
      }
    }
  }
  const byPages = new Map<string, Group>();
  for (const [index, group] of groups.entries()) {
    const own = { ...group, pages: pages[index] ?? group.pages };
    const key = [...own.pages].sort().join();
    const before = byPages.get(key);
    byPages.set(key, before ? union(before, own) : own);
  }
  return [...byPages.values()];
}

function union(one: Group, other: Group): Group {
  return {
    modules: [...one.modules, ...other.modules],
    pages: one.pages.union(other.pages),
    bytes: one.bytes + other.bytes,
  };
}

function wasteOf(one: Group, other: Group): number {
  return (
    one.bytes * other.pages.difference(one.pages).size + other.bytes * one.pages.difference(other.pages).size
  );
}
