/** A page at Cal.com or Calendly where a moment can be chosen. */
export interface Scheduler {
  provider: 'Cal.com' | 'Calendly';
  url: string;
}

/** Where the newcomers of each side book their first call. Undefined: a form asks us for it instead. */
const booking: Record<'client' | 'influencer', Scheduler | undefined> = {
  client: undefined,
  influencer: undefined,
};

/** Everything that belongs to one operator. Nothing else in the product names the brand. */
export const site = {
  name: 'Accolade',
  /** What the names of its cookies begin with; who changes it signs everybody out. */
  cookiePrefix: 'accolade',
  /** Who publishes the site, in the footer and the legal notice. */
  publisher: 'Accolade Agency',
  /** Who letters come from, and to whom the product writes itself, in which language. */
  mailFrom: { name: 'Accolade', address: 'hello@accolade.example' },
  operatorEmail: 'team@accolade.example',
  operatorLanguage: 'en' as 'en' | 'fr',
  booking,
  contactPage: 'https://accolade.example/contact',
  partners: [
    { name: 'Maison Lumen', url: 'https://maison-lumen.example' },
    { name: 'Atelier Rivage', url: 'https://atelier-rivage.example' },
  ],
  instagram: 'https://www.instagram.com/accolade.example',
  linkedin: 'https://www.linkedin.com/company/accolade-example',

  /** What the law asks a publisher to say: all of it is to be replaced by the operator's own. */
  legal: {
    form: {
      en: 'a simplified joint-stock company with a capital of €10,000',
      fr: 'société par actions simplifiée au capital de 10\u202f000\u202f€',
    },
    address: '1 rue de l’Exemple, 69002 Lyon, France',
    registration: 'RCS Lyon 000 000 000',
    vat: 'FR 00 000000000',
    director: 'Camille Exemple',
    host: {
      name: 'Example Hosting',
      address: '2 rue de l’Exemple, 59100 Roubaix, France',
      phone: '+33 0 00 00 00 00',
    },
    /** The day on which the notice last changed. */
    changed: '2026-11-21',
  },

  /**
   * What the operator claims on the public pages and to search engines. Each is a claim that the operator must be able
   * to prove: write here what is true of your business before you open it.
   */
  claims: {
    /** CLAIM: influencers whose profile was verified, '1500+'. */
    verifiedInfluencers: 1500,
    /** CLAIM: from real reviews that can be shown. Null: no rating on any page and none for search engines. */
    rating: { value: 5, reviews: 124 } as { value: number; reviews: number } | null,
    /** CLAIM: how long the verification of a profile takes. */
    verificationHours: { from: 24, to: 48 },
    /** CLAIM: when influencers are paid, after a campaign was completed and verified. */
    paymentDays: { from: 15, to: 30 },
    /** CLAIM: how soon Premium's support answers, at most. */
    premiumSupportHours: 4,
    /** CLAIM, and not a true one as it stands: the yearly prices of domain/subscriptions/plan.ts save 16.6 %. */
    yearlySavingPercent: 20,
  },

  /** Editorial samples on the home page: nobody's profile. */
  hero: {
    people: [
      { handle: '@margaux.dine', followers: 48_200, picture: '/editorial/hero-1.svg' },
      { handle: '@theo.detours', followers: 112_000, picture: '/editorial/hero-2.svg' },
      { handle: '@lou.petitplat', followers: 9_400, picture: '/editorial/hero-3.svg' },
    ],
    brand: { name: 'Table Verne', town: 'Lyon', picture: '/editorial/table.svg' },
  },
  showcase: [
    {
      handle: '@salome.matin',
      platform: 'Instagram',
      followers: 86_400,
      caption: { en: 'One room, four seasons of light.', fr: 'Une chambre, quatre saisons de lumière.' },
      picture: '/editorial/cover-1.svg',
    },
    {
      handle: '@basile.encuisine',
      platform: 'TikTok',
      followers: 214_000,
      caption: { en: 'Behind the pass, at seven sharp.', fr: 'Derrière le passe, à sept heures pile.' },
      picture: '/editorial/cover-2.svg',
    },
    {
      handle: '@nour.itineraire',
      platform: 'YouTube',
      followers: 1_130_000,
      caption: { en: 'A table with a view, by train.', fr: 'Une table avec vue, en train.' },
      picture: '/editorial/cover-3.svg',
    },
  ],
};
