import { usePath } from '#app/language.ts';
import { conversationAddress } from '#app/live/conversation-address.ts';
import { OtherSide } from '#app/ui/other-side.tsx';
import { ToDoGroup, ToDoLine } from '#app/ui/to-do.tsx';
import type { InboxEntry } from '#domain/conversations/find-inbox.server.ts';
import type { Role } from '#domain/ctx.ts';
import type { Lines } from '#domain/lines.ts';
import { m } from '#messages';
import { formatAgo } from '#messages/format.ts';
import { memberName } from '#messages/member-name.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { lastLine } from './last-line.ts';

interface UnreadLinesProps {
  side: Role;
  conversations: Lines<InboxEntry>;
  now: Date;
}

export function UnreadLines({ side, conversations: { lines, total }, now }: UnreadLinesProps) {
  const to = usePath();
  return (
    <ToDoGroup
      title={m.todo_unread()}
      total={total}
      all={total > lines.length && { to: to('/messages'), label: m.todo_all_messages() }}
    >
      {lines.map((entry) => (
        <ToDoLine
          key={entry.id}
          to={to(conversationAddress(side, entry))}
          picture={
            <OtherSide
              side={side}
              name={memberName(entry.otherName)}
              picture={entry.picture}
              className="aspect-square w-full"
            />
          }
          title={memberName(entry.otherName)}
          detail={entry.last && lastLine(entry.last)}
          time={entry.last ? formatAgo(entry.last.createdAt, now, currentLanguage()) : undefined}
        />
      ))}
    </ToDoGroup>
  );
}
