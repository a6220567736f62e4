import { execFile } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { readSettings } from '#server/settings.ts';
import { backUp, restore } from './backing-up.ts';
import { putMigratedDatabase } from './migrated-database.ts';
import { fromNewNetwork, trustingProxies } from './networks.ts';
import { PASSWORD } from './people.ts';
import { cookieOf, request } from './requests.ts';
import { aPdf, aPicture } from './sample-files.ts';
import { startServer } from './server.ts';
import { signUpAt } from './sign-up.ts';
import { upload } from './uploading.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accolade-backup-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a backup of a running site, made while people write, is complete and runs elsewhere', async () => {
  // Without SECRET, the site stores a secret of its own, which the archive must contain.
  const site = await startServer({ env: { ...trustingProxies, SECRET: '' } });
  const env = { DATA_DIR: site.dataDir, SECRET: '' };
  const file = path.join(folder, 'site.backup');
  const picture = await aPicture('png', { width: 40, height: 30 });
  let isBackingUp = true;
  const cookies: string[] = [];
  const pdf = aPdf();
  const brand = await signUpAt(site.url);
  const { file: document } = await upload(site.url, brand, {
    profile: 'attachment',
    name: 'card.pdf',
    content: pdf,
  });
  const body = { email: 'erased@example.com', password: PASSWORD, companyName: 'Maison' };
  const erased = await request(`${site.url}/api/brand-signup`, { body, headers: fromNewNetwork() });
  const write = async () => {
    while (isBackingUp) {
      const cookie = await signUpAt(site.url);
      const sent = await upload(site.url, cookie, { profile: 'media', name: 'a.png', content: picture });
      expect(sent.status).toBe(201);
      cookies.push(cookie);
    }
  };
  const writer = write();
  await expect.poll(() => cookies.length).toBeGreaterThan(0);
  const before = [brand, ...cookies];
  await writeFile(path.join(site.dataDir, 'erased-accounts'), 'an-erased-account\n');
  const message = await backUp(env, '--to', file);
  isBackingUp = false;
  await writer;
  expect(message).toMatch(/is complete: .* rows in \d+ tables and \d+ parts of files/);
  expect(message).not.toContain('does not have');

  // A killed process leaves its socket file behind. The backup must then open the database itself.
  await site.kill9();
  if (process.platform !== 'win32') {
    // The limit on file sizes acts like a full disk: the killed database cannot be repaired, and is not opened.
    const limited = 'ulimit -f 800; exec "$0" server/commands/staff.ts list';
    const command = promisify(execFile)('sh', ['-c', limited, process.execPath], {
      env: { ...process.env, ...env },
      timeout: 30_000,
    });
    const failed = await command.catch((error: { code: number; stderr: string }) => error);
    expect(failed).toHaveProperty('code', 1);
    expect(failed.stderr).toContain('cannot be opened');
  }
  const again = path.join(folder, 'killed.backup');
  await makeBackup(readSettings(env), { to: again, withFiles: false, passphrase: undefined });
  expect((await readdir(site.dataDir)).filter((name) => name.startsWith('snapshot'))).toEqual([]);
  await rm(path.join(site.dataDir, 'secret'));
  const withoutSecret = path.join(folder, 'without-secret.backup');
  const refused = makeBackup(readSettings(env), {
    to: withoutSecret,
    withFiles: false,
    passphrase: undefined,
  });
  await expect(refused).rejects.toThrow('There is no secret in');
  await site.stop();

  const dataDir = path.join(folder, 'restored');
  await putMigratedDatabase(dataDir); // Otherwise the restore would create a database, which takes longer.
  // A restore that cannot store the secret commits no rows, so it can be repeated.
  await mkdir(path.join(dataDir, 'secret.new'));
  await expect(restore(env, file, '--to', dataDir)).rejects.toThrow('secret.new');
  await rmdir(path.join(dataDir, 'secret.new'));
  expect(await restore(env, file, '--to', dataDir)).toContain('SECRET of the backup was stored');
  const list = path.join(dataDir, 'erased-accounts');
  expect(await readFile(list, 'utf8')).toBe('an-erased-account\n');
  // This restore did not know the list with this account, so only the start erases the account.
  await appendFile(list, `${((await erased.json()) as { userId: string }).userId}\n`);
  const restored = await startServer({ dataDir, env: { SECRET: '' } });
  const dashboard = (cookie: string) => request(`${restored.url}/client/dashboard`, { cookie });
  for (const cookie of before) expect((await dashboard(cookie)).status).toBe(200);
  expect((await dashboard(cookieOf(erased))).status).toBe(302);
  const sent = await request(`${restored.url}/files/${document.id}/original`, { cookie: brand });
  expect(Buffer.from(await sent.arrayBuffer()).equals(pdf)).toBe(true);
  await restored.stop();
});
