import type { MetaDescriptor } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';

/** `<link>` by which feed readers discover the feed in the current language. */
export function feedLink(publicUrl: string): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${m.nav_blog()} · ${site.name}`,
    href: publicUrl + hrefIn(currentLanguage(), '/blog/feed.xml'),
  };
}
