import { fold } from '../fold.ts';

export interface InboxFilter {
  /**
   * Each of the first eight words must occur in the name of the other side, in the title of the campaign or in the
   * first 200 characters of the last message.
   */
  text: string;
  unread: boolean;
  campaignId: string;
  openId: string;
}

export const noFilter: InboxFilter = { text: '', unread: false, campaignId: '', openId: '' };

const MAX_TEXT_LENGTH = 100;
const MAX_WORDS = 8;

export function readInboxFilter(query: URLSearchParams): InboxFilter {
  const textIn = (name: string) =>
    (query.get(name) ?? '').replaceAll('\0', '').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed();
  return {
    text: textIn('q'),
    unread: query.has('unread', '1'),
    campaignId: textIn('campaign'),
    openId: textIn('conversation'),
  };
}

/** True if each of the first eight typed words occurs in at least one of `texts`. Ignores case and accents. */
export function matchesText(text: string, texts: readonly string[]): boolean {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const folded = fold(texts.join('\n'));
  return words.every((word) => folded.includes(word));
}
