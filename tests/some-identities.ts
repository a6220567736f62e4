/** Fields of the identity form, as an influencer types them. */
export const someIdentity = {
  kind: 'sole_trader',
  legalName: 'Léa Dubois',
  signatory: '',
  capacity: '',
  street: '4 montée des Lilas',
  zipCode: '69005',
  city: 'Lyon',
  country: 'FR',
  taxCountry: 'FR',
  registration: '732 829 320 00074',
  vatRegime: 'franchise',
  vatNumber: '',
  birthDate: '1994-03-02',
};

/** Fields of the identity form, as a brand types them. */
export const someBrandIdentity = {
  kind: 'company',
  signatory: 'Claire Aubrac',
  capacity: 'Managing director',
  taxCountry: 'FR',
  registration: '',
  vatRegime: 'standard',
  vatNumber: 'FR40 303265045',
  birthDate: '',
};
