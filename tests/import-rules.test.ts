import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { site } from '#site';

/** Each a line of code in a file, which the walls in .oxlintrc.json must stop. */
const refused = {
  'a process that knows a test': ['server/a.ts', "import '#tests/people.ts';"],
  'a page that asks the database': ['app/routes/b.tsx', "import '#db/tables.ts';"],
  'a page that asks it by another road': ['app/routes/client/c.tsx', "import '../../../db/tables.ts';"],
  'a page that asks it late': ['app/routes/d.tsx', "export const load = () => import('#db/tables.ts');"],
  'a page that passes it on': ['app/routes/e.tsx', "export { sql } from '#db/tables.ts';"],
  'a page that knows the process': ['app/root.tsx', "import '#server/http/http-app.ts';"],
  'a page that sends the mail itself': ['app/routes/f.tsx', "import '#services/mail/smtp.server.ts';"],
  'looks that know a page': ['app/ui/g.tsx', "import '#app/routes/public/home.tsx';"],
  'looks that climb to a page': ['app/ui/h.tsx', "import '../routes/public/home.tsx';"],
  'looks that know the request': ['app/ui/i.tsx', "import '#app/request/context.ts';"],
  'looks that know the process': ['app/ui/j.tsx', "import '#server/http/http-app.ts';"],
  'looks that know the database': ['app/ui/k.tsx', "import '#db/tables.ts';"],
  'looks that act': ['app/ui/l.tsx', "import type { Act } from '#domain/blog/write-post.server.ts';"],
  'sentences that know a rule': [
    'messages/m.ts',
    "import { mayApply } from '#domain/applications/application.ts';",
  ],
  'sentences that know a page': ['messages/n.ts', "import '#app/root.tsx';"],
  'rules that know a sentence': ['domain/blog/o.server.ts', "import '#messages';"],
  'rules that know a page': ['domain/blog/p.ts', "import '#app/root.tsx';"],
  'rules that know the process': ['domain/blog/q.server.ts', "import '#server/http/http-app.ts';"],
  'rules that pick their own service': ['domain/blog/r.server.ts', "import '#services/mail/smtp.server.ts';"],
  'pure rules that act': ['domain/blog/s.ts', "import { publish } from './publish.server.ts';"],
  'pure rules that know the database': ['domain/blog/t.ts', "import { tables } from '#db/tables.ts';"],
  'a service that knows a rule': ['services/mail/u.ts', "import '#domain/refusal.ts';"],
  'a service that asks the database': ['services/mail/v.ts', "import '#db/open.server.ts';"],
  'a page that knows the demo world': ['app/routes/aa.tsx', "import '#demo/accounts.ts';"],
  'rules that know the demo world': ['domain/bb.ts', "import '#demo/accounts.ts';"],
  'a demo world that knows the process': ['demo/cc.ts', "import '#server/http/http-app.ts';"],
  'a demo world that knows a test': ['demo/dd.ts', "import '#tests/people.ts';"],
  'tables that know a rule': ['db/w.ts', "import type { Plan } from '#domain/subscriptions/plan.ts';"],
  'tables that know a service': ['db/x.ts', "import '#services/mail/mail.ts';"],
  'one half of a circle': ['domain/blog/y.ts', "import './z.ts';"],
  'the other half': ['domain/blog/z.ts', "import './y.ts';"],
} satisfies Record<string, [string, string]>;

/** And these they must let pass. */
const allowed = {
  'a process that knows everything below': ['server/a2.ts', "import '#db/tables.ts';"],
  'a page that acts': ['app/routes/b2.tsx', "import '#domain/blog/write-post.server.ts';"],
  'looks that know a pure rule': ['app/ui/c2.tsx', "import '#domain/applications/application.ts';"],
  'sentences that know a code': ['messages/d2.ts', "import type { Code } from '#domain/refusal.ts';"],
  'rules that know the shape of a service': [
    'domain/e2.ts',
    "import type { Mail } from '#services/mail/mail.ts';",
  ],
  'acts that read and write': ['domain/blog/f2.server.ts', "import '#db/tables.ts';"],
  'rules of another noun': ['domain/blog/g2.ts', "import '../refusal.ts';"],
  'a process that loads the demo world': ['server/j2.ts', "import '#demo/accounts.ts';"],
  'a demo world that acts': ['demo/k2.server.ts', "import '#domain/blog/write-post.server.ts';"],
  'a test beside its act': ['domain/blog/h2.test.ts', "import '#tests/people.ts';"],
  'a test that looks at everything': ['tests/i2.test.ts', "import '#server/http/http-app.ts';"],
} satisfies Record<string, [string, string]>;

const house = mkdtempSync(path.join(os.tmpdir(), 'accolade-walls-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));
const stopped = filesThatOxlintStops();

test.for(Object.entries(refused))('stops %s', ([, [file]]) => expect(stopped).toContain(file));
test.for(Object.entries(allowed))('lets pass %s', ([, [file]]) => expect(stopped).not.toContain(file));

test('pages read forms by readForm, which answers 415 and 400 where formData() would be a fault', () => {
  const pages = globSync('app/routes/**/*.{ts,tsx}');
  expect(pages.filter((file) => /\brequest\.formData\(/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the name of the operator’s site stands in site.ts alone', () => {
  const rooms = globSync('{app,messages/en,messages/fr,domain,services,server,demo}/**/*.{ts,tsx,cjs,json}');
  const named = rooms.filter((file) => {
    const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*/gm, '');
    return !file.includes('.test.') && new RegExp(`['"\`>].*\\b${site.name}`, 'i').test(code);
  });
  expect(named).toEqual([]);
});

test('there is no drawer for odds and ends', () => {
  const drawers = ['utils', 'lib', 'helpers', 'common', 'shared', 'components', 'misc'];
  const ours = '{app,messages,domain,services,db,demo,server,tests}/**';
  expect(globSync([...drawers, ...drawers.map((name) => `${ours}/${name}`)])).toEqual([]);
});

/** Builds a house of the lines above, and has it read by our own rules (without types: it has none). */
function filesThatOxlintStops(): string[] {
  const rules = readFileSync('.oxlintrc.json', 'utf8').replace('"typeAware": true', '"typeAware": false');
  const files = [...Object.values(refused), ...Object.values(allowed), ['.oxlintrc.json', rules] as const];
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
  const oxlint = path.resolve('node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: house, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return diagnostics
    .filter(({ code }) => /no-restricted-imports|no-cycle/.test(code))
    .map(({ filename }) => filename);
}
