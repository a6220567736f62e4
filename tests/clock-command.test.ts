import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCampaignTerms } from '#domain/terms/save-campaign-terms.server.ts';
import { runDeadlinesAt } from '#server/commands/run-deadlines-at.ts';
import { openDatabaseAndServices } from '#server/serve.ts';
import { readSettings } from '#server/settings.ts';
import { aBrand, aCampaign, anApplication, anInfluencer } from '#tests/people.ts';
import { someTerms } from '#tests/some-terms.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'accolade-clock-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('npm run clock runs deadlines early, on a database of real people only with CLOCK=test', async () => {
  const settings = readSettings({ DATA_DIR: folder });
  const { db } = await openDatabaseAndServices(settings);
  const brand = await aBrand(db);
  const campaignId = await aCampaign(brand);
  await saveCampaignTerms(brand, campaignId, { version: 0, terms: someTerms });
  await anApplication(await anInfluencer(db), campaignId);
  await db.close();

  const testSettings = readSettings({ DATA_DIR: folder, CLOCK: 'test' });
  const over = '2026-06-30T00:00:00+02:00';
  for (const moment of ['', 'tomorrow', '2026-06-30', '2026-06-30T00:00:00', '2026-13-30T00:00:00Z'])
    expect((await runDeadlinesAt(testSettings, moment)).done).toBe(false);
  const refused = await runDeadlinesAt(settings, over);
  expect(refused.done).toBe(false);
  expect(refused.message).toContain('CLOCK=test');
  expect(await statuses()).toEqual(['pending']);
  expect(await runDeadlinesAt(testSettings, over)).toMatchObject({ done: true });
  expect(await statuses()).toEqual(['ended']);

  async function statuses() {
    const opened = await openDatabaseAndServices(settings);
    const rows = await opened.db.kysely.selectFrom('application').select('status').execute();
    await opened.db.close();
    return rows.map(({ status }) => status);
  }
});
