import { micromark } from 'micromark';

/**
 * Renders an author's Markdown as HTML. Escapes tags and removes link targets other than http, https, mailto and
 * relative addresses. Turns h1 into h2, because the page already has an h1.
 */
export function htmlOf(markdown: string): string {
  return micromark(markdown).replaceAll(/<(\/?)h1>/g, '<$1h2>');
}
