import { expect, it } from 'vitest';
import { described, excerpt, sharedUpload } from './search-metadata.ts';

it.each([
  ['', ''],
  ['A short text.', 'A short text.'],
  ['  Lines\n\nof one ', 'Lines of one'],
  ['One two three', 'One two…', 10],
  ['One two three', 'One two…', 7],
  ['Donaudampfschifffahrt', 'Donaudampf…', 10],
])('the beginning of %j is %j', (text, beginning, most = 150) => expect(excerpt(text, most)).toBe(beginning));

it('shared, a page shows what was uploaded for it, else a picture of ours in its size', () => {
  const shared = (media: string | null) => {
    const facts = { publicUrl: 'https://a.example', path: '/' as const, title: 'Title', description: '' };
    const tags = described({ ...facts, ...sharedUpload(media, 'Autumn table') });
    const of = (name: string) => tags.find((it) => 'property' in it && it.property === `og:image${name}`);
    return ['', ':width', ':alt'].map((name) => (of(name) as { content: string } | undefined)?.content);
  };
  const upload = 'https://a.example/media/image-1/large.jpg';
  expect(shared('image-1')).toEqual([upload, undefined, 'Autumn table']);
  const ours = ['https://a.example/share/home.en.png', '1200', 'Title'];
  expect(shared(null)).toEqual(ours);
  expect(shared('/demo/campaigns/croissant.svg')).toEqual(ours);
});
