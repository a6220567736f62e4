import type { Topic } from '#domain/blog/entry.ts';
import { daysAgo, type Moment } from '../demo.ts';

export interface DemoEntry {
  /**
   * Last part of the article's address. The files of its texts in `en` and `fr` and of its images in `public/demo/blog`
   * are named after the slug.
   */
  slug: string;
  topic: Topic;
  author: string;
  published: Moment;
}

const margaux = 'Margaux Ferrand';
const adrien = 'Adrien Castaing';
const elise = 'Élise Montclar';

export const demoEntries: DemoEntry[] = [
  { slug: 'how-to-brief-a-creator', topic: 'together', author: margaux, published: daysAgo(2, '07:30') },
  { slug: 'saying-it-is-an-ad', topic: 'law', author: elise, published: daysAgo(9, '08:00') },
  { slug: 'what-a-story-is-worth', topic: 'money', author: adrien, published: daysAgo(16, '07:45') },
  { slug: 'planning-a-tasting-evening', topic: 'places', author: margaux, published: daysAgo(24, '08:10') },
  { slug: 'reading-an-engagement-rate', topic: 'figures', author: adrien, published: daysAgo(37, '07:30') },
  { slug: 'gift-or-fee', topic: 'money', author: elise, published: daysAgo(52, '08:00') },
  { slug: 'a-hotel-stay-that-works', topic: 'places', author: margaux, published: daysAgo(71, '07:50') },
  { slug: 'a-media-kit-brands-read', topic: 'together', author: adrien, published: daysAgo(93, '08:20') },
];
