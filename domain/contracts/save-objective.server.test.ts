import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aDeal } from '#tests/deals.ts';
import { aBrand, aCampaign } from '#tests/people.ts';
import { findNamedObjective, saveObjective } from './save-objective.server.ts';

const db = await testDatabase();

it('names the aim of an own campaign only, and forgets an empty one', async () => {
  const { brand, campaignId } = await aDeal(db);
  const other = await aCampaign(brand);
  await saveObjective(brand, campaignId, 'Spring');
  expect([await findNamedObjective(brand, campaignId), await findNamedObjective(brand, other)]).toEqual([
    'Spring',
    '',
  ]);
  await saveObjective(brand, campaignId, '');
  expect(await findNamedObjective(brand, campaignId)).toBe('');
  await expect(saveObjective(await aBrand(db), campaignId, 'Mine')).rejects.toThrow('campaign.not_found');
});
