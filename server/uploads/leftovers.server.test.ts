import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openSchedule } from '#server/jobs/schedule.ts';
import { ownDatabase } from '#tests/database.ts';
import { aVisitor } from '#tests/people.ts';
import { uploadsFolder } from './leftovers.ts';

const db = await ownDatabase();

it('the schedule removes folders of uploads that are older than an hour', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'accolade-leftovers-'));
  const uploads = uploadsFolder(dataDir);
  const minutesOld = { 'half-an-hour': 30, 'an-hour': 61 };
  for (const [name, minutes] of Object.entries(minutesOld)) {
    mkdirSync(path.join(uploads, name), { recursive: true });
    writeFileSync(path.join(uploads, name, 'file'), 'half a video');
    const at = Date.now() / 1000 - minutes * 60;
    utimesSync(path.join(uploads, name), at, at);
  }
  const schedule = openSchedule({ db, services: aVisitor(db).services, dataDir });
  await schedule.close();
  expect(readdirSync(uploads)).toEqual(['half-an-hour']);
  rmSync(dataDir, { recursive: true });
});
