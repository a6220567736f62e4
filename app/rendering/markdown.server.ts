import { micromark } from 'micromark';

/**
 * What an author wrote, as HTML. Tags come out as the text they are, and addresses other than http, https, mailto and our own
 * lead nowhere. The page has its h1 already, so a first heading is a second one.
 */
export function htmlOf(markdown: string): string {
  return micromark(markdown).replaceAll(/<(\/?)h1>/g, '<$1h2>');
}
