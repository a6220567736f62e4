import type { Parties } from '#domain/contracts/contract.ts';

export const someParties: Parties = {
  brand: {
    kind: 'company',
    legalName: 'Maison Aubrac SAS',
    signatory: 'Claire Aubrac',
    capacity: 'Managing director',
    street: '12 rue Mercière',
    zipCode: '69002',
    city: 'Lyon',
    country: 'FR',
    taxCountry: 'FR',
    registration: '30326504500020',
    vatRegime: 'standard',
    vatNumber: 'FR40303265045',
    email: 'bonjour@maison-aubrac.example',
  },
  influencer: {
    kind: 'sole_trader',
    legalName: 'Léa Dubois',
    signatory: 'Léa Dubois',
    capacity: '',
    street: '4 montée des Lilas',
    zipCode: '69005',
    city: 'Lyon',
    country: 'FR',
    taxCountry: 'BE',
    registration: '73282932000074',
    vatRegime: 'franchise',
    vatNumber: '',
    email: 'lea@table.example',
  },
};

/** Facts in a contract that do not follow from the terms and the parties. */
export const someFacts = {
  siteName: 'Accolade',
  campaignTitle: 'Le panier d’automne',
  objective: 'Maison Aubrac SAS',
  legalYear: 2026,
  legalSumCents: 130_000,
  isRequiredByLaw: true,
};
