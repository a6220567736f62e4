import { expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aDeal, smallTerms } from '#tests/deals.ts';
import { aBrand, aCampaign } from '#tests/people.ts';
import { findSavedTerms } from '../terms/find-terms.server.ts';
import { findNamedObjective, saveObjective } from './save-objective.server.ts';
import { saveTermsAndObjective } from './save-terms-and-objective.server.ts';

const db = await testDatabase();

const change = (objective: string, loadedObjective = '') => ({ objective, loadedObjective });

it('names the aim of an own campaign only, and forgets an empty one', async () => {
  const { brand, campaignId } = await aDeal(db);
  const other = await aCampaign(brand);
  await saveObjective(brand, campaignId, change('Spring'));
  expect([await findNamedObjective(brand, campaignId), await findNamedObjective(brand, other)]).toEqual([
    'Spring',
    '',
  ]);
  await saveObjective(brand, campaignId, change('', 'Spring'));
  expect(await findNamedObjective(brand, campaignId)).toBe('');
  const stranger = await aBrand(db);
  await expect(saveObjective(stranger, campaignId, change('Mine'))).rejects.toThrow('campaign.not_found');
});

it('refuses an aim that was changed elsewhere since the form was loaded, and saves no terms with it', async () => {
  const brand = await aBrand(db);
  const id = await aCampaign(brand);
  const save = (objective: string, loadedObjective: string) =>
    saveTermsAndObjective(brand, id, { version: 0, terms: smallTerms, objective, loadedObjective });
  await saveObjective(brand, id, change('Spring'));
  for (const typed of ['', 'Autumn'])
    await expect(save(typed, '')).rejects.toMatchObject({ code: 'terms.changed_meanwhile', status: 409 });
  expect([await findNamedObjective(brand, id), await findSavedTerms(brand, id)]).toEqual(['Spring', null]);
  await save('Spring', '');
  expect([await findNamedObjective(brand, id), await findSavedTerms(brand, id)]).toMatchObject([
    'Spring',
    { version: 1 },
  ]);
});
