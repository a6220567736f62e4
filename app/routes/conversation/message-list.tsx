import { Button } from '#app/ui/button.tsx';
import { Alert } from '#app/ui/icons.tsx';
import type { MessageView } from '#domain/conversations/conversation-view.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { spokenLanguage } from '#messages/language.ts';
import { messageTime } from '#messages/message-time.ts';
import { endsGroup, type Outgoing } from './thread.ts';

interface MessageListProps {
  messages: readonly MessageView[];
  outbox: readonly Outgoing[];
  /** The reader's side: its messages stand on the right. */
  side: Role;
  otherName: string;
  clock: { zone: string; now: Date };
  onRetry: (message: Outgoing) => void;
  onDiscard: (message: Outgoing) => void;
}

export function MessageList({
  messages,
  outbox,
  side,
  otherName,
  clock,
  onRetry,
  onDiscard,
}: MessageListProps) {
  return (
    <ol className="grid gap-1.5">
      {messages.map((message, place) => {
        const isOwn = message.sender === side;
        const next = messages[place + 1];
        const isLast = endsGroup(message, next) && !(isOwn && !next && outbox.length > 0);
        return (
          <li key={message.id} className={`grid ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
            <Bubble isOwn={isOwn} content={message.content} otherName={otherName} />
            {isLast && <Time message={message} clock={clock} />}
          </li>
        );
      })}
      {outbox.map((message) => (
        <li key={message.id} className="grid justify-items-end">
          <Bubble isOwn content={message.content} otherName={otherName} isPending />
          {message.state === 'sending' ? (
            <p className="mt-1 mb-3 text-sm text-soft">{m.conversation_sending()}</p>
          ) : (
            <p className="mt-1 mb-3 flex flex-wrap items-center justify-end gap-x-1 text-sm text-bad">
              <Alert className="size-4 shrink-0" /> {m.conversation_not_sent()}
              <Button look="quiet" small onClick={() => onRetry(message)}>
                {m.conversation_retry()}
              </Button>
              <Button look="quiet" small onClick={() => onDiscard(message)}>
                {m.conversation_discard()}
              </Button>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

interface BubbleProps {
  isOwn: boolean;
  content: string;
  otherName: string;
  isPending?: boolean;
}

function Bubble({ isOwn, content, otherName, isPending = false }: BubbleProps) {
  const look = isOwn ? 'bg-ink text-paper' : 'bg-sunken text-ink';
  return (
    <p
      className={`max-w-[88%] rounded-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap md:max-w-[80%] ${look} ${isPending ? 'opacity-70' : ''}`}
    >
      <span className="sr-only">
        {isOwn ? m.conversation_you() : m.conversation_they({ name: otherName })}{' '}
      </span>
      {content}
    </p>
  );
}

function Time({ message, clock }: { message: MessageView; clock: MessageListProps['clock'] }) {
  const moment = new Date(message.createdAt);
  return (
    <time
      dateTime={message.createdAt}
      className="mt-1 mb-3 text-sm text-soft tabular-nums"
      // Browsers write some times with other blanks than the server does.
      suppressHydrationWarning
    >
      {messageTime(moment, clock.now, clock.zone, spokenLanguage())}
    </time>
  );
}
