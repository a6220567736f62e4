import { expect, it } from 'vitest';
import { linkHost, linkOf } from './link.ts';

it.each([
  ['https://www.instagram.com/p/C1/?img=2#top', 'https://www.instagram.com/p/C1/?img=2#top'],
  ['instagram.com/p/C1', 'https://instagram.com/p/C1'],
  ['HTTPS://Vogue.FR', 'https://vogue.fr/'],
  ['https://hôtel.fr', 'https://xn--htel-vqa.fr/'],
  ['https://例え.テスト', 'https://xn--r8jz45g.xn--zckzah/'],
  ['https://vogue.fr:443/', 'https://vogue.fr/'],
])('accepts %s', (typed, link) => {
  expect(linkOf(typed)).toBe(link);
});

it.each([
  'http://vogue.fr',
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://vogue.fr',
  'https://lea:secret@vogue.fr',
  'https://vogue.fr:8443',
  'https://localhost',
  'https://printer.local',
  'https://db.internal',
  'https://box.home.arpa',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://[::1]',
  'https://[::ffff:127.0.0.1]',
  'https://vogue',
  'https://vogue.fr.',
  'https://',
  'https:// vogue.fr',
  'two words',
])('refuses %s', (typed) => {
  expect(linkOf(typed)).toBeNull();
});

it('names the host of a link', () => {
  expect(linkHost('https://www.instagram.com/p/1')).toBe('instagram.com');
});
