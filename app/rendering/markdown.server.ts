import { micromark } from 'micromark';

/**
 * Escapes tags. Removes link targets other than http, https, mailto and relative addresses. Turns h1 into h2, because
 * the page has its own h1.
 */
export function htmlOf(markdown: string): string {
  return micromark(markdown).replaceAll(/<(\/?)h1>/g, '<$1h2>');
}
