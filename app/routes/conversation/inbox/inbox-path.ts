import { type Path, pathTo } from '#app/addresses/path.ts';
import type { InboxFilter } from '#domain/conversations/inbox-filter.ts';

export function inboxPath({ text, campaignId, unread, openId }: InboxFilter, page = 1): Path {
  return pathTo('/messages', {
    q: text,
    campaign: campaignId,
    unread: unread ? 1 : null,
    page: page > 1 ? page : null,
    conversation: openId,
  });
}

export const isFiltering = ({ text, campaignId, unread }: InboxFilter): boolean =>
  unread || text !== '' || campaignId !== '';
