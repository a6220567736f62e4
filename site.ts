import type { StatementName } from '#domain/claims/shipped.ts';
import type { EmvRates } from '#domain/post-metrics/emv.ts';

export interface Scheduler {
  provider: 'Cal.com' | 'Calendly';
  url: string;
}

/** Page where new users book their first call. If undefined, they request the call with a form. */
const booking: Record<'client' | 'influencer', Scheduler | undefined> = {
  client: undefined,
  influencer: undefined,
};

type AnswerDays = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

/**
 * The operator's settings, besides the environment variables (`.env.example`) and the terms of use (`site-terms.ts`).
 * Pages and emails take the names of the operator and the product from here.
 */
export const site = {
  name: 'Accolade',
  /** Prefix of all cookie names. A change of the prefix logs out all users. */
  cookiePrefix: 'accolade',
  publisher: 'Accolade Agency',
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

  /** Details that the law requires of a publisher. The operator must replace all of these details. */
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
    /** Date of the last change of the legal notice. The log of consents stores this date as the version of the text. */
    changed: '2026-11-24',
  },

  /**
   * Date of the terms of use in `site-terms.ts`. Everybody is asked to accept a new version. The shipped text is an
   * example: a site with DATABASE_URL omits this text until `claims.confirmed` lists `terms` or the date changes.
   */
  terms: { version: '2026-11-24' },

  /**
   * The operator's claims on public pages and for search engines. The operator must be able to prove each claim, and
   * must replace the values with true ones before the site opens. A site with DATABASE_URL omits every claim that
   * still has its shipped value, unless `confirmed` names the claim. The same rule applies to the publisher, the
   * partners, the entries of `legal` and, on pages, `operatorEmail` (docs/operating.md, 'Claims and the legal notice').
   */
  claims: {
    /** Names of entries whose shipped value is also true of this operator, for example `['rating', 'legal.vat']`. */
    confirmed: [] as StatementName[],
    /** CLAIM: number of verified influencer profiles, shown as "1500+". */
    verifiedInfluencers: 1500,
    /** CLAIM: rating and number of real reviews that the operator can show. If null, no rating is shown. */
    rating: { value: 5, reviews: 124 } as { value: number; reviews: number } | null,
    /** CLAIM: hours that the verification of a profile takes. */
    verificationHours: { from: 24, to: 48 },
    /** CLAIM: days until influencers are paid after a campaign is completed and verified. */
    paymentDays: { from: 15, to: 30 },
    /** CLAIM: hours within which Premium's support responds. */
    premiumSupportHours: 4,
    /**
     * CLAIM: percentage that yearly payment saves. The shipped value is currently false: with the prices of
     * domain/subscriptions/plan.ts, yearly payment saves 16.6 %.
     */
    yearlySavingPercent: 20,
    /** CLAIM: the collection of influencers is curated. */
    curatedDiscovery: true,
    /** CLAIM: creators and projects are validated by hand. */
    manualValidation: true,
    /** CLAIM: the operator gives personalised support. */
    personalisedSupport: true,
    /** CLAIM: the operator has partnerships with luxury and restaurant brands. */
    luxuryPartnerships: true,
  },

  campaigns: {
    /**
     * Hides campaigns from influencers and visitors until the brand's company is verified. Influencers who have applied
     * still see the campaign.
     */
    onlyOfVerifiedBrands: false,
  },

  collection: {
    /**
     * Shows only verified influencers in the collection. If false, the collection also shows influencers with a
     * confirmed email, a photo, a thematic and stated figures. Influencers with a `collection_until` stay in the
     * collection until that moment in any case.
     */
    onlyVerified: false,
  },

  deals: {
    /**
     * Offers deals to brands and influencers. If false, they can read only deals with a signed contract, and cannot
     * change any deal.
     */
    enabled: true,
    /**
     * Days in which a brand must answer an application to a campaign with terms. An application without an answer ends
     * after these days, or after the end date of the campaign if that is earlier. At most 14, because the last reminder
     * is sent on day 12. With more days, the brand would get no reminder shortly before the end. If null, the
     * application waits until the campaign is over.
     */
    answerWithinDays: 14 as AnswerDays | null,
    contract: {
      /**
       * Which deals need a contract. `always`: every deal. `threshold`: only deals with which the sum of law 2023-451
       * (see `objective`) reaches €1,000, as the law requires.
       */
      mode: 'always' as 'always' | 'threshold',
      /**
       * The lawyer who reviewed the text of the contract, and the day of the review (YYYY-MM-DD). A site with
       * DATABASE_URL offers no contracts until both settings are set.
       */
      reviewedBy: null as string | null,
      reviewedOn: null as string | null,
    },
    /**
     * The aim of a deal is what its content promotes. Law 2023-451 adds up the deals of a brand with an influencer in
     * one year that have the same aim. This setting applies to campaigns for which the brand has named no aim.
     * `company`: all these campaigns have the aim of promoting the brand itself. `campaign`: each of these campaigns
     * counts as an aim of its own.
     */
    objective: 'company' as 'company' | 'campaign',
    /**
     * Price of a benefit in the sum of law 2023-451. `public_price`: the price with VAT, as the public pays. `net`: the
     * price without VAT.
     */
    benefits: 'public_price' as 'public_price' | 'net',
    /**
     * CLAIM: rates of the earned media value in euro cents per thousand of a metric, with the source and the date
     * (YYYY-MM-DD) of their publication. If null, no earned media value is shown.
     */
    emv: null as EmvRates | null,
    /** Age in years from which an influencer can sign. */
    minimumAge: 18,
  },

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
