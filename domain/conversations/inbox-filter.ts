import { containsWords, textIn, wordsOf } from '../search-text.ts';

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

export function readInboxFilter(query: URLSearchParams): InboxFilter {
  return {
    text: textIn(query, 'q'),
    unread: query.has('unread', '1'),
    campaignId: textIn(query, 'campaign'),
    openId: textIn(query, 'conversation'),
  };
}

/** True if each of the first eight typed words occurs in at least one of `texts`. Ignores case and accents. */
export function matchesText(text: string, texts: readonly string[]): boolean {
  return containsWords(texts.join('\n'), wordsOf(text));
}
