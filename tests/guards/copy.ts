import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Folders with generated code. Copying them saves a build before the first tests. */
const generated = ['build', 'messages/compiled'];

export function copySource(): { folder: string; hash: string; remove: () => void } {
  const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'accolade-guards-')));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = listed
    .toString()
    .split('\0')
    .filter((file) => existsSync(file));
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(file).update(readFileSync(file));
    cpSync(file, path.join(folder, file));
  }
  for (const made of generated)
    if (existsSync(made)) cpSync(made, path.join(folder, made), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'junction');
  return { folder, hash: hash.digest('hex'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
