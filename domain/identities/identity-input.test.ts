import { expect, it } from 'vitest';
import { demoIdentities } from '#demo/identities.ts';
import { fieldsRefused } from '../parse.ts';
import { brandIdentityInput, identityInput } from './identity-input.ts';

const refused = (changes: object) =>
  fieldsRefused(identityInput, { ...demoIdentities.influencer, registration: '', ...changes });

it('a private person is not subject to VAT, and a business has a valid VAT number', () => {
  const vatNumber = 'FR12552081317';
  expect(refused({ kind: 'person', vatRegime: 'standard', vatNumber })).toEqual({
    vatRegime: 'identity.vat_of_person',
  });
  expect(refused({ kind: 'person', vatRegime: 'outside' })).toEqual({});
  const trader = { kind: 'sole_trader', registration: '552 081 317 66522', vatRegime: 'standard' };
  expect(refused({ ...trader, vatNumber: 'FR1' })).toEqual({ vatNumber: 'identity.vat_number_invalid' });
  expect(refused({ ...trader, vatNumber })).toEqual({});
});

it('a brand with a SIRET sends no number of a register', () => {
  const { registration: _, ...typed } = demoIdentities.client;
  expect(brandIdentityInput.parse(typed)).toMatchObject({ registration: '' });
});
