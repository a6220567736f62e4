import { micromark } from 'micromark';

/**
 * Escapes tags. Links keep relative addresses and the protocols http, https, mailto, irc, ircs and xmpp. Images keep
 * relative addresses and the protocols http and https. All other addresses are removed. Turns h1 into h2, because the
 * page has its own h1.
 */
export function htmlOf(markdown: string): string {
  return micromark(markdown).replaceAll(/<(\/?)h1>/g, '<$1h2>');
}
