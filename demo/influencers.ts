import type { Thematic } from '#domain/campaigns/reference.ts';

export interface DemoInfluencer {
  /** Also the file name of the picture in `public/demo/people`. */
  handle: string;
  fullName: string;
  bio: string;
  location: string;
  thematics: Thematic[];
  metrics: { followers: number; following: number; posts: number; engagementRate: number };
  verified?: true;
  featured?: true;
}

/**
 * In the pictures of `public/demo` and `public/editorial`, people are drawn in DiceBear's style "notionists" (Zoish,
 * CC0), and the icons are Lucide's (ISC). Léa has an account. The seven other influencers are profiles without an
 * account.
 */
export const demoInfluencers: DemoInfluencer[] = [
  {
    handle: 'lea.table',
    fullName: 'Léa Dubois',
    bio: 'Small tables, long lunches. I photograph kitchens before the first guest arrives, when the light is still in the room and nobody is posing.',
    location: 'Lyon, France',
    thematics: ['food', 'travel', 'photography'],
    metrics: { followers: 86_400, following: 612, posts: 1_248, engagementRate: 4.2 },
    verified: true,
    featured: true,
  },
  {
    handle: 'omar.cuisine',
    fullName: 'Omar Fournier',
    bio: 'Cuisinier de métier, gourmand de nature. Une recette de bistrot chaque dimanche, sans rien cacher de ce qui rate la première fois.',
    location: 'Marseille, France',
    thematics: ['food', 'lifestyle'],
    metrics: { followers: 41_200, following: 388, posts: 642, engagementRate: 6.8 },
    verified: true,
  },
  {
    handle: 'jade.voyage',
    fullName: 'Jade Moreau',
    bio: 'Night trains, slow islands and hotels with a story. I stay three days where others stay one, and I write down the breakfast.',
    location: 'Paris, France',
    thematics: ['travel', 'lifestyle', 'photography'],
    metrics: { followers: 214_000, following: 731, posts: 1_905, engagementRate: 3.1 },
    verified: true,
    featured: true,
  },
  {
    handle: 'paul.lignes',
    fullName: 'Paul Garnier',
    bio: 'Architecture, expositions, beaux objets. Je regarde les lieux en dessinateur : une ligne, une lumière, et l’histoire de celles et ceux qui les ont faits.',
    location: 'Bordeaux, France',
    thematics: ['art', 'photography', 'books'],
    metrics: { followers: 1_120_000, following: 204, posts: 2_310, engagementRate: 2.4 },
    verified: true,
    featured: true,
  },
  {
    handle: 'ines.atelier',
    fullName: 'Inès Laurent',
    bio: 'Couturière, je montre l’envers des vêtements : les coutures, les prix, les mains. Du beau qui dure, jamais plus de cinq pièces par saison.',
    location: 'Nantes, France',
    thematics: ['fashion', 'art', 'lifestyle'],
    metrics: { followers: 12_900, following: 540, posts: 318, engagementRate: 8.7 },
    featured: true,
  },
  {
    handle: 'nina.court',
    fullName: 'Nina Lopez',
    bio: 'Trail at sunrise, yoga at noon, honest kit reviews in between. If it did not survive a wet 20 km, you will not see it here.',
    location: 'Annecy, France',
    thematics: ['fitness', 'health', 'travel'],
    metrics: { followers: 58_300, following: 420, posts: 873, engagementRate: 5 },
    verified: true,
  },
  {
    handle: 'hugo.tech',
    fullName: 'Hugo Bernard',
    bio: 'Des objets qui rendent service, essayés trente jours avant d’en parler. Pas de déballage, pas de jargon : ce que ça change le mardi matin.',
    location: 'Toulouse, France',
    thematics: ['tech', 'business', 'music'],
    metrics: { followers: 327_500, following: 158, posts: 764, engagementRate: 3.6 },
    verified: true,
  },
  {
    handle: 'sarah.glow',
    fullName: 'Sarah Okafor',
    bio: 'Skin first, make-up second. A pharmacist’s daughter who reads the small print, for every tone and every budget.',
    location: 'London, United Kingdom',
    thematics: ['beauty', 'health', 'fashion'],
    metrics: { followers: 163_800, following: 689, posts: 1_476, engagementRate: 4.9 },
    featured: true,
  },
];
