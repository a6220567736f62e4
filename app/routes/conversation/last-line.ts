import type { InboxEntry } from '#domain/conversations/find-inbox.server.ts';
import { m } from '#messages';
import { messageSummary } from '#messages/message-summary.ts';

export function lastLine(last: NonNullable<InboxEntry['last']>): string {
  const content = messageSummary(last);
  return last.isOwn ? m.inbox_you({ content }) : content;
}
