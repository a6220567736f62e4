import { expect, it } from 'vitest';
import { hostileLinks, hostilePages, markupLinks, repairableLinks } from '#tests/hostile-links.ts';
import { parse } from '../parse.ts';
import type { Platform } from '../terms/terms.ts';
import { contentInput } from './content-input.ts';
import { postOf } from './post-url.ts';

/** Reads a link as `publishContent` does, from the form to the stored address. */
function storedUrl(url: string, platform: Platform): string | null {
  const input = parse(contentInput, { intent: 'publish', url, hasMention: true });
  return input.intent === 'publish' ? (postOf(input.url, platform)?.url ?? null) : null;
}

it.each(['instagram', 'tiktok', 'youtube'] as const)('refuses links that are no post on %s', (platform) => {
  const links = hostileLinks(platform);
  expect(links.length).toBeGreaterThan(120);
  expect(links.filter((it) => storedUrl(it, platform) !== null)).toEqual([]);
});

it('refuses pages that the public cannot open', () => {
  expect(hostilePages.filter((it) => storedUrl(it, 'other') !== null)).toEqual([]);
});

it('stores links that browsers repair in the canonical form', () => {
  const stored = repairableLinks.map((it) => storedUrl(it, 'instagram'));
  expect(stored).toEqual(stored.map((_, place) => `https://www.instagram.com/p/CABCDE${place + 1}/`));
});

it('stores no character that ends an attribute or a tag', () => {
  for (const link of markupLinks) expect(storedUrl(link, 'other')).toMatch(/^https:\/\/[!#-;=?-~]+$/);
});
