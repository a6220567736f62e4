import { expect, it } from 'vitest';
import { excerpt, pageMetadata, sharedUpload } from './search-metadata.ts';

it.each([
  ['', ''],
  ['A short text.', 'A short text.'],
  ['  Lines\n\nof one ', 'Lines of one'],
  ['One two three', 'One two…', 10],
  ['One two three', 'One two…', 7],
  ['Donaudampfschifffahrt', 'Donaudampf…', 10],
])('excerpt(%j) is %j', (text, beginning, maxLength = 150) =>
  expect(excerpt(text, maxLength)).toBe(beginning),
);

it('a shared link has the uploaded image of the page, else the default image with its size', () => {
  const shared = (media: string | null) => {
    const facts = { publicUrl: 'https://a.example', path: '/' as const, title: 'Title', description: '' };
    const tags = pageMetadata({ ...facts, ...sharedUpload(media, 'Autumn table') });
    const tagOf = (name: string) => tags.find((it) => 'property' in it && it.property === `og:image${name}`);
    return ['', ':width', ':alt'].map((name) => (tagOf(name) as { content: string } | undefined)?.content);
  };
  const upload = 'https://a.example/media/image-1/large.jpg';
  expect(shared('image-1')).toEqual([upload, undefined, 'Autumn table']);
  const byDefault = ['https://a.example/share/home.en.png', '1200', 'Title'];
  expect(shared(null)).toEqual(byDefault);
  expect(shared('/demo/campaigns/croissant.svg')).toEqual(byDefault);
});
