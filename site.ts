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
};
