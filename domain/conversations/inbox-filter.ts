import { fold } from '../fold.ts';

export interface InboxFilter {
  /** Words that the name of the other side, the title of the campaign or the last message must contain. */
  text: string;
  unread: boolean;
  /** The id of a campaign. Empty for all campaigns. */
  campaignId: string;
  /** The id of the open conversation. Empty if no conversation is open. */
  openId: string;
}

export const noFilter: InboxFilter = { text: '', unread: false, campaignId: '', openId: '' };

const MAX_TEXT_LENGTH = 100;
const MAX_WORDS = 8;

/** Reads the filter of the inbox from its address. */
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

/** Returns whether each word of the text is in one of the texts. Ignores case and accents. */
export function matchesText(text: string, texts: readonly string[]): boolean {
  const words = fold(text).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const folded = fold(texts.join('\n'));
  return words.every((word) => folded.includes(word));
}
