import type { z } from 'zod';
import type { companyInput } from '#domain/companies/company-input.ts';

/** No real company has this SIREN. */
export const demoCompany: z.input<typeof companyInput> = {
  name: 'Maison Aubrac',
  country: 'fr',
  siret: '000 000 018 00010',
  phone: '+33 4 78 00 12 12',
  street: '12 rue Mercière',
  complementary: '',
  zipCode: '69002',
  city: 'Lyon',
  description:
    'It began with twelve seats and one long table in rue Mercière, in 1987. Two generations later we keep three restaurants, a handful of rooms between the lake and the mountains, and a workshop where a few things are still made by hand: linen, scarves, a serum that smells of hay.\n\nWe work with people who look closely. Come before the guests do, stay as long as you need, and show what you saw rather than what we asked for.',
  descriptionFr:
    'Tout a commencé en 1987 par douze couverts et une longue table, rue Mercière. Deux générations plus tard, nous tenons trois restaurants, quelques chambres entre lac et montagne, et un atelier où l’on fait encore certaines choses à la main : du lin, des foulards, un sérum qui sent le foin.\n\nNous travaillons avec des gens qui regardent de près. Venez avant les convives, restez le temps qu’il vous faut, et montrez ce que vous avez vu plutôt que ce que nous avons demandé.',
  website: 'https://maison-aubrac.example',
  founded: '1987',
  employees: '51-200',
  industries: ['restaurants', 'hotels', 'fashion', 'beauty'],
};
