import { micromark } from 'micromark';

/**
 * Escapes tags. Keeps relative addresses and removes others, except http, https, mailto, irc, ircs and xmpp in links,
 * and http and https in images. Turns h1 into h2, because the page has its own h1.
 */
export function htmlOf(markdown: string): string {
  return micromark(markdown).replaceAll(/<(\/?)h1>/g, '<$1h2>');
}
