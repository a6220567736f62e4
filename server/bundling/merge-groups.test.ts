import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Group, mergeGroups } from './merge-groups.ts';

const group = (module: string, pages: string, bytes = 1): Group => ({
  modules: [module],
  pages: new Set(pages),
  bytes,
});
const none = () => [];
const shown = (groups: readonly Group[]) =>
  groups.map(({ modules, pages }) => `${[...modules].sort().join('')}: ${[...pages].sort().join('')}`).sort();

describe('mergeGroups', () => {
  it('unites modules with the same pages', () =>
    expect(shown(mergeGroups([group('a', 'XY'), group('b', 'YX'), group('c', 'XZ')], 9, none))).toEqual([
      'ab: XY',
      'c: XZ',
    ]));

  it('unites the groups whose union makes the pages load the fewest more bytes', () => {
    const groups = [group('a', 'XY', 100), group('b', 'XZ', 1), group('c', 'XYZ', 1)];
    expect(shown(mergeGroups(groups, 2, none))).toEqual(['a: XY', 'bc: XYZ']);
  });

  it('counts the imports of a group for its pages', () => {
    const imports = (module: string) => (module === 'a' ? ['b'] : []);
    expect(shown(mergeGroups([group('a', 'XY'), group('b', 'YZ')], 9, imports))).toEqual(['a: XY', 'b: XYZ']);
  });

  it('makes no two groups that import each other, and leaves no page with more groups than allowed', () => {
    const modules = 'abcdefgh'.split('');
    const edges = fc.array(fc.tuple(fc.constantFrom(...modules), fc.constantFrom(...modules)));
    const pages = fc.array(fc.subarray('VWXYZ'.split(''), { minLength: 2 }), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(edges, pages, fc.integer({ min: 1, max: 3 }), (edges, pages, max) => {
        const importsOf = (module: string) => edges.filter(([from]) => from === module).map(([, to]) => to);
        const groups = modules.map((it, index) => group(it, (pages[index] ?? []).join(''), index + 1));
        const merged = mergeGroups(groups, max, importsOf);
        expect(merged.flatMap((it) => it.modules).sort()).toEqual(modules);
        for (const page of 'VWXYZ')
          expect(merged.filter((it) => it.pages.has(page)).length).toBeLessThanOrEqual(max);
        const groupOf = (module: string) => merged.find((it) => it.modules.includes(module));
        for (const [from, to] of edges) {
          const [one, other] = [groupOf(from), groupOf(to)];
          if (one && other && one !== other) {
            expect(one.pages.isSubsetOf(other.pages)).toBe(true);
            expect(one.pages.size).toBeLessThan(other.pages.size);
          }
        }
      }),
    );
  });
});
