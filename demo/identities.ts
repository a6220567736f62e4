/** No real company has these SIRENs. */
export const demoIdentities = {
  client: {
    kind: 'company',
    signatory: 'Claire Aubrac',
    capacity: 'Managing director',
    taxCountry: 'FR',
    registration: '',
    vatRegime: 'standard',
    vatNumber: 'FR 00 000000018',
    birthDate: '',
  },
  influencer: {
    kind: 'sole_trader',
    legalName: 'Léa Dubois',
    signatory: '',
    capacity: '',
    street: '4 montée des Lilas',
    zipCode: '69005',
    city: 'Lyon',
    country: 'FR',
    taxCountry: 'FR',
    registration: '000 000 026 00013',
    vatRegime: 'franchise',
    vatNumber: '',
    birthDate: '1994-03-02',
  },
};
