import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { site } from '#site';

/**
 * A module to import, or a whole import statement, per file. The rules in .oxlintrc.json must refuse each of these
 * imports.
 */
const refused = {
  'a test imported by server': ['server/a.ts', '#tests/people.ts'],
  'db imported by a route': ['app/routes/b.tsx', '#db/tables.ts'],
  'db imported by a relative path': ['app/routes/client/c.tsx', '../../../db/tables.ts'],
  'db imported dynamically': ['app/routes/d.tsx', "export const load = () => import('#db/tables.ts');"],
  'db re-exported by a route': ['app/routes/e.tsx', "export { sql } from '#db/tables.ts';"],
  'server imported by app': ['app/root.tsx', '#server/http/http-app.ts'],
  'a service imported by a route': ['app/routes/f.tsx', '#services/mail/smtp.server.ts'],
  'a route imported by app/ui': ['app/ui/g.tsx', '#app/routes/public/home.tsx'],
  'a route imported by app/ui with a relative path': ['app/ui/h.tsx', '../routes/public/home.tsx'],
  'app/request imported by app/ui': ['app/ui/i.tsx', '#app/request/context.ts'],
  'server imported by app/ui': ['app/ui/j.tsx', '#server/http/http-app.ts'],
  'db imported by app/ui': ['app/ui/k.tsx', '#db/tables.ts'],
  'an act imported by app/ui': [
    'app/ui/l.tsx',
    "import type { Act } from '#domain/blog/write-post.server.ts';",
  ],
  'a rule imported by messages': ['messages/m.ts', '#domain/applications/application.ts'],
  'app imported by messages': ['messages/n.ts', '#app/root.tsx'],
  'messages imported by domain': ['domain/blog/o.server.ts', '#messages'],
  'app imported by domain': ['domain/blog/p.ts', '#app/root.tsx'],
  'server imported by domain': ['domain/blog/q.server.ts', '#server/http/http-app.ts'],
  'an implementation of a service imported by domain': [
    'domain/blog/r.server.ts',
    '#services/mail/smtp.server.ts',
  ],
  'a .server.ts file imported by a pure rule': ['domain/blog/s.ts', './publish.server.ts'],
  'db imported by a pure rule': ['domain/blog/t.ts', '#db/tables.ts'],
  'domain imported by a service': ['services/mail/u.ts', '#domain/refusal.ts'],
  'db imported by a service': ['services/mail/v.ts', '#db/open.server.ts'],
  'demo imported by a route': ['app/routes/aa.tsx', '#demo/accounts.ts'],
  'demo imported by domain': ['domain/bb.ts', '#demo/accounts.ts'],
  'server imported by demo': ['demo/cc.ts', '#server/http/http-app.ts'],
  'a test imported by demo': ['demo/dd.ts', '#tests/people.ts'],
  'domain imported by db': ['db/w.ts', "import type { Plan } from '#domain/subscriptions/plan.ts';"],
  'a service imported by db': ['db/x.ts', '#services/mail/mail.ts'],
  'the first file of an import cycle': ['domain/blog/y.ts', './z.ts'],
  'the second file of an import cycle': ['domain/blog/z.ts', './y.ts'],
} satisfies Record<string, [string, string]>;

const allowed = {
  'db imported by server': ['server/a2.ts', '#db/tables.ts'],
  'an act imported by a route': ['app/routes/b2.tsx', '#domain/blog/write-post.server.ts'],
  'a pure rule imported by app/ui': ['app/ui/c2.tsx', '#domain/applications/application.ts'],
  'refusal codes imported by messages': ['messages/d2.ts', "import type { Code } from '#domain/refusal.ts';"],
  'the type of a service imported by domain': [
    'domain/e2.ts',
    "import type { Mail } from '#services/mail/mail.ts';",
  ],
  'db imported by an act': ['domain/blog/f2.server.ts', '#db/tables.ts'],
  'another folder of domain imported by domain': ['domain/blog/g2.ts', '../refusal.ts'],
  'demo imported by server': ['server/j2.ts', '#demo/accounts.ts'],
  'an act imported by demo': ['demo/k2.server.ts', '#domain/blog/write-post.server.ts'],
  'test fixtures imported by a test beside the code': ['domain/blog/h2.test.ts', '#tests/people.ts'],
  'server imported by a test': ['tests/i2.test.ts', '#server/http/http-app.ts'],
} satisfies Record<string, [string, string]>;

const folder = mkdtempSync(path.join(os.tmpdir(), 'accolade-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const refusedFiles = filesRefusedByOxlint();

test.for(Object.entries(refused))('refuses %s', ([, [file]]) => expect(refusedFiles).toContain(file));
test.for(Object.entries(allowed))('allows %s', ([, [file]]) => expect(refusedFiles).not.toContain(file));

test('routes read forms with readForm, which responds 415 and 400 where formData() would throw', () => {
  const pages = globSync('app/routes/**/*.{ts,tsx}');
  expect(pages.filter((file) => /\brequest\.formData\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the site name is only in site.ts and among its shipped values', () => {
  const files = globSync('{app,messages/en,messages/fr,domain,services,server,demo}/**/*.{ts,tsx,cjs,json}', {
    exclude: ['domain/claims/shipped.ts'],
  });
  const withName = files.filter((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*/gm, '');
    return !file.includes('.test.') && new RegExp(`['"\`>].*\\b${site.name}\\b`, 'i').test(code);
  });
  expect(withName).toEqual([]);
});

test('there is no folder for odds and ends', () => {
  const names = ['utils', 'lib', 'helpers', 'common', 'shared', 'components', 'misc'];
  const ours = '{app,messages,domain,services,db,demo,server,tests}/**';
  const folders = [...names, ...names.map((name) => `${ours}/${name}`)];
  expect(globSync(folders, { exclude: ['**/node_modules/**'] })).toEqual([]);
});

function filesRefusedByOxlint(): string[] {
  const rules = readFileSync('.oxlintrc.json', 'utf8').replace('"typeAware": true', '"typeAware": false');
  writeFileSync(path.join(folder, '.oxlintrc.json'), rules);
  for (const [file, imported] of [...Object.values(refused), ...Object.values(allowed)]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    const statement = imported.includes(' ') ? imported : `import '${imported}';`;
    writeFileSync(path.join(folder, file), statement);
  }
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics
    .filter(({ code }) => /no-restricted-imports|no-cycle/.test(code))
    .map(({ filename }) => filename);
}
