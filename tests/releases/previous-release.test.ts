import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findPreviousRelease } from './previous-release.ts';

const root = mkdtempSync(path.join(tmpdir(), 'accolade-git-'));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(root, 'copy-'));
  mkdirSync(path.join(folder, 'docs'));
  git('init', '--quiet');
});
afterAll(() => rmSync(root, { recursive: true }));

function git(...args: string[]): string {
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  return execFileSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

function commit(): string {
  git('commit', '--quiet', '--allow-empty', '--message', 'Change nothing');
  return git('rev-parse', '--short', 'HEAD');
}

function list(...releases: [name: string, commit: string][]): void {
  const rows = releases.map(([name, hash]) => `| ${name} | \`${hash}\` | 2026-11-22 |\n`);
  const head = '| release | commit | date |\n|---|---|---|\n';
  writeFileSync(path.join(folder, 'docs/releases.md'), head + rows.join(''));
}

test('finds the last release that is an ancestor of HEAD', () => {
  const [first, second] = [commit(), commit()];
  const start = commit();
  git('checkout', '--quiet', '-b', 'another');
  const elsewhere = commit();
  git('checkout', '--quiet', start);
  list(['0.1.0', first], ['0.2.0', second], ['0.3.0', elsewhere]);
  expect(findPreviousRelease(folder)).toEqual({ name: '0.2.0', commit: second });
});

test('returns the reason if the clone lacks the commit', () => {
  list(['0.1.0', commit()], ['0.2.0', '0123abcd']);
  expect(findPreviousRelease(folder)).toEqual({
    missing: 'commit 0123abcd of release 0.2.0 is not in this clone',
  });
});

test('returns the reason if no release is an ancestor', () => {
  commit();
  list();
  expect(findPreviousRelease(folder)).toMatchObject({
    missing: expect.stringContaining('ancestor') as string,
  });
});
