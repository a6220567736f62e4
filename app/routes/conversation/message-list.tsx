import { Button } from '#app/ui/button.tsx';
import { Alert, Clock } from '#app/ui/icons.tsx';
import type { MessageView } from '#domain/conversations/conversation-view.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { spokenLanguage } from '#messages/language.ts';
import { messageTime } from '#messages/message-time.ts';
import { Attachments } from './attachments.tsx';
import { summaryOf } from './summary.ts';
import { endsGroup, type Outgoing, type Written } from './thread.ts';

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
            <Said isOwn={isOwn} written={message} otherName={otherName} />
            {isLast && <Time message={message} clock={clock} />}
          </li>
        );
      })}
      {outbox.map((message) => (
        <li key={message.id} className="grid justify-items-end">
          <Said isOwn written={message} otherName={otherName} isPending />
          {message.state === 'sending' ? (
            <p className="mt-1 mb-3 text-sm text-soft">{m.conversation_sending()}</p>
          ) : (
            <NotSent {...{ message, onRetry, onDiscard }} />
          )}
        </li>
      ))}
    </ol>
  );
}

/** Nobody answered, and it goes out by itself; or the server said no, and why. */
function NotSent({
  message,
  onRetry,
  onDiscard,
}: { message: Outgoing } & Pick<MessageListProps, 'onRetry' | 'onDiscard'>) {
  const isWaiting = message.state === 'waiting';
  return (
    <div className={`mt-1 mb-3 grid justify-items-end text-sm ${isWaiting ? 'text-soft' : 'text-bad'}`}>
      <p className="inline-flex items-center gap-1.5 text-right">
        {isWaiting ? <Clock className="size-4 shrink-0" /> : <Alert className="size-4 shrink-0" />}
        {isWaiting ? m.conversation_waiting() : m.conversation_not_sent()} {!isWaiting && message.reason}
      </p>
      <p>
        <Button look="quiet" small onClick={() => onRetry(message)}>
          {m.conversation_retry()}
        </Button>
        <Button look="quiet" small onClick={() => onDiscard(message)}>
          {m.conversation_discard()}
        </Button>
      </p>
    </div>
  );
}

interface SaidProps {
  isOwn: boolean;
  written: Written;
  otherName: string;
  isPending?: boolean;
}

/** What was said, and the files that came with it. */
function Said({ isOwn, written: { content, attachments }, otherName, isPending = false }: SaidProps) {
  const look = isOwn ? 'bg-ink text-paper' : 'bg-sunken text-ink';
  return (
    <div
      className={`grid w-full max-w-[88%] [justify-items:inherit] gap-1.5 md:max-w-[80%] ${isPending ? 'opacity-70' : ''}`}
    >
      <p
        className={content ? `rounded-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap ${look}` : 'sr-only'}
      >
        <span className="sr-only">
          {isOwn ? m.conversation_you() : m.conversation_they({ name: otherName })}{' '}
        </span>
        {summaryOf({ content, attachments })}
      </p>
      {attachments.length > 0 && <Attachments attachments={attachments} />}
    </div>
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
