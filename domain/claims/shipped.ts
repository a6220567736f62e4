/**
 * Default values of the claims and legal entries of `site.ts`. These values describe no real operator. A public site
 * shows a claim or entry only if `site.ts` changes or confirms its value.
 */
export const shipped = {
  verifiedInfluencers: 1500,
  rating: { value: 5, reviews: 124 },
  verificationHours: { from: 24, to: 48 },
  paymentDays: { from: 15, to: 30 },
  premiumSupportHours: 4,
  yearlySavingPercent: 20,
  curatedDiscovery: true,
  manualValidation: true,
  personalisedSupport: true,
  luxuryPartnerships: true,
  partners: [
    { name: 'Maison Lumen', url: 'https://maison-lumen.example' },
    { name: 'Atelier Rivage', url: 'https://atelier-rivage.example' },
  ],
  publisher: 'Accolade Agency',
  operatorEmail: 'team@accolade.example',
  terms: '2026-11-24',
  'legal.form': {
    en: 'a simplified joint-stock company with a capital of €10,000',
    fr: 'société par actions simplifiée au capital de 10\u202f000\u202f€',
  },
  'legal.address': '1 rue de l’Exemple, 69002 Lyon, France',
  'legal.registration': 'RCS Lyon 000 000 000',
  'legal.vat': 'FR 00 000000000',
  'legal.director': 'Camille Exemple',
  'legal.host': {
    name: 'Example Hosting',
    address: '2 rue de l’Exemple, 59100 Roubaix, France',
    phone: '+33 0 00 00 00 00',
  },
};
export type StatementName = keyof typeof shipped;
