import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type Ctx, requireActor } from '#domain/ctx.ts';
import { archiveKey } from '#domain/exports/export.ts';
import { findArchive, openArchive } from '#domain/exports/find-archive.server.ts';
import { findOwnExport } from '#domain/exports/find-export.server.ts';
import { requestExport } from '#domain/exports/request-export.server.ts';
import { sweepExports } from '#domain/exports/sweep-exports.server.ts';
import { reconcileStore } from '#domain/files/reconcile-store.server.ts';
import type { StoredData } from '#domain/privacy/data-table.ts';
import { rowsOfPerson } from '#domain/privacy/rows-of-person.server.ts';
import { type PersonalTable, storedData } from '#domain/privacy/stored-data.ts';
import { uploadsFolder } from '#server/uploads/leftovers.ts';
import { StoreDown } from '#services/files/files.ts';
import { filesInFolder } from '#services/files/folder.server.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, anInfluencer, anUpload, at, later, type Person } from '#tests/people.ts';
import { insert } from '#tests/privacy/insert.ts';
import { knownPeople, SHORTLIST_NOTE } from '#tests/privacy/known-people.ts';
import { markRows } from '#tests/privacy/mark-rows.ts';
import { makeExport } from './make-export.ts';

const db = await testDatabase();
const root = mkdtempSync(path.join(tmpdir(), 'accolade-export-'));
afterAll(() => rmSync(root, { recursive: true }));

const groups: StoredData[] = Object.values(storedData);
const tables = groups.flatMap((group) => Object.entries(group.tables)) as [
  PersonalTable,
  StoredData['tables'][string],
][];

function withStore<P extends Ctx>(person: P): P {
  return { ...person, services: { ...person.services, files: filesInFolder(path.join(root, 'files')) } };
}
const newest = async (person: Person) =>
  (
    await db.kysely
      .selectFrom('export')
      .select('id')
      .where('user_id', '=', requireActor(person).id)
      .orderBy('requested_at', 'desc')
      .executeTakeFirstOrThrow()
  ).id;

async function archiveOf(person: Person): Promise<Map<string, string>> {
  const ctx = withStore(person);
  const id = await newest(person);
  await makeExport(ctx, id, root);
  const stored = await ctx.services.files.get(archiveKey(id));
  const zip = await fromBufferPromise(await buffer(stored ?? Readable.from([])));
  const entries = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    entries.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return entries;
}

describe('the archive', () => {
  it('has every exported column of every row about the person, and no withheld one', async () => {
    const people = await knownPeople(db);
    const filled = new Set<string>();
    for (const person of [people.brand, people.influencer]) {
      const userId = requireActor(person).id;
      const marks = await markRows(db, userId);
      const archive = await archiveOf(person);
      const json = archive.get('data.json') ?? '';
      const data = JSON.parse(json) as Record<string, Record<string, unknown>[]>;
      for (const [table, { exported }] of tables) {
        const condition = rowsOfPerson[table];
        const { rows } = condition
          ? await sql`select from ${sql.table(table)} where ${condition(userId)}`.execute(db.kysely)
          : { rows: [] };
        expect(data[table]?.length ?? 0, table).toBe(exported.length > 0 ? rows.length : 0);
        if (rows.length === 0) continue;
        filled.add(table);
        expect(Object.keys(data[table]?.[0] ?? {}), table).toEqual(exported);
        expect(archive.get(`csv/${table}.csv`), table).toContain(exported[0]);
      }
      for (const { table, column, text } of marks) {
        const isExported = tables.some(([name, it]) => name === table && it.exported.includes(column));
        expect(json.includes(text), `${table}.${column}`).toBe(isExported);
        if (isExported) expect(archive.get(`csv/${table}.csv`)).toContain(text);
      }
      expect(archive.get('index.html')).toContain(`csv/app_user.csv`);
    }
    const empty = tables.filter(([table]) => rowsOfPerson[table] && !filled.has(table));
    expect(empty.map(([table]) => table)).toEqual([]);
  });

  it('has the files, what brands noted about an influencer, and no choice of others', async () => {
    const { influencer, brand } = await knownPeople(db);
    const ctx = withStore(influencer);
    const fileId = await anUpload(influencer, 'file');
    await db.kysely
      .updateTable('file')
      .set({ variants: ['original'], name: '../.. a/b.pdf' })
      .where('id', '=', fileId)
      .execute();
    const about = { bytes: 7, contentType: 'application/pdf' };
    await ctx.services.files.put(`private/${fileId}/original`, Readable.from(['content']), about);
    const archive = await archiveOf(influencer);
    const pdf = await db.kysely.selectFrom('contract_file').select('id').executeTakeFirstOrThrow();
    expect([...archive].filter(([name]) => name.startsWith('files/'))).toEqual([
      [`files/${fileId}/__.. a_b.pdf`, 'content'],
      [`files/${pdf.id}/contract-1.pdf`, '%PDF-'],
    ]);
    expect(archive.get('csv/shortlist_entry.csv')).toContain(SHORTLIST_NOTE);
    const ofBrand = await archiveOf(brand);
    expect(ofBrand.has('csv/muted_brand.csv')).toBe(false);
  });

  it('leaves out the name of a reported profile, which the reporter may not have seen', async () => {
    const archive = await archiveOf((await knownPeople(db)).brand);
    expect(archive.get('csv/abuse_report.csv')).toContain('This is not allowed');
    expect(archive.get('data.json')).not.toContain('Somebody');
  });

  it('has the decisions on reported content of the person, without the reporter', async () => {
    const influencer = await anInfluencer(db);
    await insert(influencer.db, 'abuse_report', {
      id: 'report-decided',
      kind: 'profile',
      target_id: influencer.influencerId,
      target_name: 'A name',
      place: 'A place',
      excerpt: 'A reported text',
      reason: 'scam',
      text: 'A complaint',
      name: 'Reporter',
      email: 'reporter@example.com',
      language: 'en',
      created_at: influencer.now,
      concerned_id: requireActor(influencer).id,
      decision: 'suspended',
      ground: 'terms',
      statement: 'It promises a prize.',
      decided_at: influencer.now,
    });
    await requestExport(influencer);
    const archive = await archiveOf(influencer);
    expect(archive.has('csv/abuse_report.csv')).toBe(false);
    const data = JSON.parse(archive.get('data.json') ?? '') as Record<string, unknown>;
    expect(data.report_decision).toEqual([
      {
        id: 'report-decided',
        kind: 'profile',
        excerpt: 'A reported text',
        decision: 'suspended',
        ground: 'terms',
        statement: 'It promises a prize.',
        decided_at: influencer.now.toISOString(),
        reversed_at: null,
        reversal_reason: null,
      },
    ]);
  });

  it('opens for its owner only, with a fresh link, for a week, and is then removed', async () => {
    const { brand, influencer } = await knownPeople(db);
    const [owner, other] = [withStore(brand), withStore(influencer)];
    await expect(openArchive(owner)).rejects.toThrow('export.not_found');
    expect(await findOwnExport(owner)).toEqual({ ready: null, isPreparing: true });
    // This is 15 June in Paris.
    await archiveOf(at(brand, '2026-06-14T22:30:00Z'));
    const id = await newest(brand);
    expect(await findOwnExport(owner)).toMatchObject({ ready: {}, isPreparing: false });
    const token = new URL(await openArchive(owner), 'http://localhost').searchParams.get('token');
    expect(await findArchive(owner, id, token)).toMatchObject({
      key: archiveKey(id),
      saveAs: 'data-2026-06-15.zip',
    });
    await expect(findArchive(owner, id, null)).rejects.toThrow('file.not_found');
    for (const ctx of [other, { ...owner, actor: null }, at(owner, '2026-06-15T11:00:01Z')])
      await expect(findArchive(ctx, id, token)).rejects.toThrow('file.not_found');
    await reconcileStore(later(owner, 6));
    await sweepExports(later(owner, 6));
    expect(await owner.services.files.stat(archiveKey(id))).not.toBeNull();
    await sweepExports(later(owner, 7));
    expect(await owner.services.files.stat(archiveKey(id))).toBeNull();
    expect(await findOwnExport(owner)).toEqual({ ready: null, isPreparing: false });
  });
});

it('leaves nothing on the disk and in the store when its time is over', async () => {
  const brand = withStore(await aBrand(db));
  await requestExport(brand);
  const id = await newest(brand);
  const { files } = brand.services;
  const timeout = new AbortController();
  const put: typeof files.put = (...args) => {
    timeout.abort();
    return files.put(...args);
  };
  const late = { ...brand, services: { ...brand.services, files: { ...files, put } } };
  await expect(makeExport(late, id, root, timeout.signal)).rejects.toThrow(StoreDown);
  await expect(makeExport(brand, id, root, timeout.signal)).rejects.toThrow('aborted');
  expect(await files.stat(archiveKey(id))).toBeNull();
  expect(readdirSync(uploadsFolder(root))).toEqual([]);
});

describe('a request', () => {
  it('waits for the previous one, replaces its archive, and is limited to two a day', async () => {
    const brand = await aBrand(db);
    await requestExport(brand);
    await expect(requestExport(brand)).rejects.toThrow('export.preparing');
    await archiveOf(brand);
    const first = await newest(brand);
    const anHourLater = at(brand, '2026-06-15T11:00:00Z');
    await requestExport(anHourLater);
    expect(await findOwnExport(anHourLater)).toMatchObject({ ready: {}, isPreparing: true });
    await archiveOf(anHourLater);
    expect(await withStore(brand).services.files.stat(archiveKey(first))).toBeNull();
    await expect(requestExport(anHourLater)).rejects.toThrow('activity.wait_a_day');
    const jobs = await db.kysely
      .selectFrom('job')
      .select(['name', 'payload'])
      .where('name', '=', 'mail.export')
      .execute();
    expect(jobs).toHaveLength(2);
  });
});
