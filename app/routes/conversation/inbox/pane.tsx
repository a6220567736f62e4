import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { conversationAddress } from '#app/live/conversation-address.ts';
import { useUnread } from '#app/live/unread.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { OtherSide } from '#app/ui/other-side.tsx';
import { BackLink } from '#app/ui/page.tsx';
import type { ConversationView } from '#domain/conversations/conversation-view.ts';
import type { InboxEntry } from '#domain/conversations/find-inbox.server.ts';
import type { InboxFilter } from '#domain/conversations/inbox-filter.ts';
import { m } from '#messages';
import { campaignName, memberName } from '#messages/member-name.ts';
import { Conversation } from '../conversation.tsx';
import { inboxPath } from './inbox-path.ts';

interface PaneProps {
  conversation: ConversationView;
  entry: InboxEntry;
  filter: InboxFilter;
  page: number;
}

export function Pane({ conversation, entry, filter, page }: PaneProps) {
  const to = usePath();
  const { side } = conversation;
  const { otherName, campaignTitle, picture } = entry;
  const isGone = side === 'influencer' && otherName === '';
  const subject = (display: string) =>
    isGone ? null : (
      <Link
        to={to(conversationAddress(side, entry)).replace(/#.*/, '')}
        className={`min-h-6 shrink-0 items-center text-sm underline underline-offset-4 ${display}`}
      >
        {side === 'client' ? m.inbox_to_application() : m.inbox_to_campaign()}
      </Link>
    );
  return (
    <>
      <div className="-mb-3 flex items-start justify-between gap-4 lg:hidden">
        <BackLink to={to(inboxPath({ ...filter, openId: '' }, page))} label={m.inbox_back()} />
        {subject('inline-flex')}
      </div>
      <div className="min-h-0 flex-1">
        <Conversation
          conversation={conversation}
          heading={(isLost) => (
            <div className="flex items-center gap-3.5 border-b border-line px-4 py-3 sm:px-5">
              <OtherSide
                side={side}
                name={memberName(otherName)}
                picture={picture}
                className="aspect-square w-11 shrink-0"
              />
              <div className="min-w-0 flex-1">
                <h2 tabIndex={-1} dir="auto" className="truncate text-2xl outline-none">
                  {memberName(otherName)}
                </h2>
                <p dir="auto" className="truncate text-sm text-soft">
                  {isLost ? m.conversation_lost() : campaignName(campaignTitle)}
                </p>
              </div>
              {subject('max-lg:hidden lg:inline-flex')}
            </div>
          )}
        />
      </div>
    </>
  );
}

export function EmptyPane() {
  const count = useUnread().conversations.length;
  return (
    <div className="grid h-full place-items-center rounded-card border border-dashed border-line p-8 text-center">
      <div className="grid justify-items-center gap-3">
        <Mark className="h-16 text-accent opacity-60" />
        <p className="font-serif text-3xl">{count > 0 ? m.inbox_waiting({ count }) : m.inbox_choose()}</p>
        <p className="max-w-sm text-soft">{m.inbox_choose_text()}</p>
      </div>
    </div>
  );
}
