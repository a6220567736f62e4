import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { lockFolder } from './folder-lock.server.ts';
import { openEmbedded } from './open.server.ts';
import { openOnDisk } from './open-pglite.server.ts';

const advice = 'Stop it first, or set DATA_DIR to another folder.';
let template: string;
let folder: string;
const children: ChildProcess[] = [];

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'accolade-'));

beforeAll(async () => {
  template = newFolder(); // Creating a database takes two seconds. Copying a folder takes almost no time.
  await (await openEmbedded(template)).close();
});

beforeEach(() => {
  folder = newFolder();
  cpSync(template, folder, { recursive: true });
});

afterAll(() => rmSync(template, { recursive: true }));

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const insertForever = `
  await sql\`create table if not exists acknowledged (number int)\`.execute(kysely);
  for (let number = 1; ; number += 1) {
    await sql\`insert into acknowledged values (\${number})\`.execute(kysely);
    console.log(number);
  }`;

function openElsewhere(statements = insertForever) {
  const program = `
    import { openEmbedded } from '#db/open.server.ts';
    import { sql } from 'kysely';
    const { kysely } = await openEmbedded(process.argv[1]);
    ${statements}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    cwd: path.join(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return { child, lines: createInterface(child.stdout) };
}

describe('folder of the embedded database', () => {
  test('keeps committed rows over several starts', async () => {
    for (let start = 1; start <= 6; start += 1) {
      const db = await openEmbedded(folder);
      await sql`create table if not exists start (number int)`.execute(db.kysely);
      await sql`insert into start values (${start})`.execute(db.kysely);
      const { rows } = await sql`select count(*) from start`.execute(db.kysely);
      await db.close();
      expect(rows).toEqual([{ count: start }]);
    }
  });

  test('refuses a second process', async () => {
    const { child, lines } = openElsewhere();
    await once(lines, 'line');

    await expect(openEmbedded(folder)).rejects.toMatchObject({
      name: 'CannotOpen',
      message: `The data folder ${folder} is in use by process ${child.pid}. ${advice}`,
    });
  });

  test('refuses a second opening in the same process', async () => {
    const db = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await db.close();
  });

  test('has every acknowledged row after kill -9', async () => {
    for (const rows of [20, 200]) {
      const { child, lines } = openElsewhere();
      let last = 0;
      for await (const line of lines) {
        last = Number(line);
        if (last === rows) child.kill('SIGKILL');
      }

      const db = await openEmbedded(folder);
      const stored = await sql<{ number: number }>`select number from acknowledged order by 1`.execute(
        db.kysely,
      );
      await sql`drop table acknowledged`.execute(db.kysely);
      await db.close();
      const acknowledged = Array.from({ length: last }, (_, index) => index + 1);
      expect(stored.rows.map(({ number }) => number).slice(0, last)).toEqual(acknowledged);
    }
  });

  test('opens after an interrupted first start', async () => {
    rmSync(path.join(folder, 'pglite'), { recursive: true });
    const { child } = openElsewhere();
    await new Promise((resolve) => setTimeout(resolve, 900)); // After 900 ms, the process is creating the files.
    child.kill('SIGKILL');
    await once(child, 'exit');

    const db = await openEmbedded(folder);
    await expect(sql`select 1 as one`.execute(db.kysely)).resolves.toMatchObject({ rows: [{ one: 1 }] });
    await db.close();
  });

  test.each<[string, (pglite: string) => void, RegExp]>([
    ['of another version', (at) => writeFileSync(path.join(at, 'PG_VERSION'), '14'), / \(.*PGlite.*\):/],
    ['with an empty log', emptyLog, /opened:/],
    ['that is a file', replaceByFile, / \(.*errno.*\):/],
  ])('says how to restore a database %s', async (_, damage, reason) => {
    damage(path.join(folder, 'pglite'));
    const opened = openEmbedded(folder);
    await expect(opened).rejects.toThrow(reason);
    await expect(opened).rejects.toThrow(/free space .+, otherwise restore the data folder from a backup/);
  });

  test('warns of a copy that was made while a process used it', async () => {
    const copy = path.join(folder, 'copy');
    const copyOfClosed = path.join(folder, 'copy-of-closed');
    const lock = lockFolder(folder);
    cpSync(template, copy, { recursive: true });
    cpSync(path.join(folder, 'lock.sqlite'), path.join(copy, 'lock.sqlite'));
    lock.release();
    cpSync(path.join(folder, 'lock.sqlite'), path.join(copyOfClosed, 'lock.sqlite'));
    const warnings: string[] = [];
    await (await openEmbedded(copy, (sentence) => warnings.push(sentence))).close();
    expect(warnings).toEqual([expect.stringContaining(`${copy} may be damaged: it was copied`)]);
    const lockOfClosed = lockFolder(copyOfClosed);
    expect(lockOfClosed.wasCopiedInUse).toBe(false);
    lockOfClosed.release();
  });

  test('does not take a folder for a copy after kill -9', () => {
    const lock = lockFolder(folder);
    const file = path.join(folder, 'lock.sqlite');
    const whileLocked = readFileSync(file);
    lock.release();
    writeFileSync(file, whileLocked);
    const again = lockFolder(folder);
    expect(again.wasCopiedInUse).toBe(false);
    again.release();
  });

  test('throws CannotOpen when it is not writable', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    await expect(openEmbedded(path.join(file, 'database'))).rejects.toMatchObject({ name: 'CannotOpen' });
  });

  test('creates a file again after the disk was full', async () => {
    const pglite = await openOnDisk(path.join(folder, 'pglite'));
    await pglite.exec('create table filled (number int); insert into filled select generate_series(1, 1000)');
    const full = vi.spyOn(fs, 'writeFileSync').mockImplementation(() => {
      throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
    });
    await expect(pglite.exec('vacuum filled')).rejects.toMatchObject({ code: '53100' });
    full.mockRestore();
    await expect(pglite.exec('vacuum filled')).resolves.toBeDefined();
    await pglite.close();
  });

  test('ends the process when PostgreSQL cannot use its files', async () => {
    const { child } = openElsewhere(
      "await sql`select pg_read_file('absent')`.execute(kysely).catch(() => {})",
    );
    const [printed] = await Promise.all([text(child.stderr), once(child, 'close')]);
    expect(child.exitCode).toBe(1);
    expect(printed).toMatch(/^The embedded database has failed, perhaps the disk is full\. .*absent/);
  });
});

function emptyLog(pglite: string): void {
  const log = path.join(pglite, 'pg_wal');
  for (const { name } of readdirSync(log, { withFileTypes: true }).filter((it) => it.isFile()))
    truncateSync(path.join(log, name));
}

function replaceByFile(pglite: string): void {
  rmSync(pglite, { recursive: true });
  writeFileSync(pglite, '');
}
