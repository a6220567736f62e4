import { Button } from '#app/ui/button.tsx';
import { Clock, TriangleAlert } from '#app/ui/icons.tsx';
import type { ConversationView, MessageView } from '#domain/conversations/conversation-view.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { messageSummary } from '#messages/message-summary.ts';
import { messageTime } from '#messages/message-time.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { Attachments } from './attachments.tsx';
import { type ComposedMessage, endsGroup, type Thread, type UnsentMessage } from './thread.ts';
import type { LiveConversation } from './use-conversation.ts';

interface MessageListProps {
  conversation: ConversationView;
  live: LiveConversation;
  shown: Pick<Thread, 'messages' | 'unsent'>;
  clock: { zone: string; now: Date };
}

export function MessageList({ conversation, live, shown, clock }: MessageListProps) {
  const { side } = conversation;
  const otherName = memberName(conversation.otherName);
  const { newAfter, otherReadSeq } = live;
  const { messages, unsent } = shown;
  const lastOwn = messages.findLast(({ sender }) => sender === side)?.seq;
  const firstNew =
    newAfter !== null && messages.find(({ seq, sender }) => seq > newAfter && sender !== side)?.seq;
  return (
    <ol className="grid gap-1.5">
      {messages.map((message, index) => {
        const isOwn = message.sender === side;
        const next = messages[index + 1];
        const isLast = endsGroup(message, next) && !(isOwn && !next && unsent.length > 0);
        return (
          <li key={message.id} className={`grid ${isOwn ? 'justify-items-end' : 'justify-items-start'}`}>
            {message.seq === firstNew && <NewMarker />}
            <Message isOwn={isOwn} message={message} otherName={otherName} />
            {isLast && (
              <Time
                message={message}
                clock={clock}
                isRead={message.seq === lastOwn && message.seq <= otherReadSeq}
              />
            )}
          </li>
        );
      })}
      {unsent.map((message) => (
        <li key={message.id} className="grid justify-items-end">
          <Message isOwn message={message} otherName={otherName} isPending />
          {message.state === 'sending' ? (
            <p className="mt-1 mb-3 text-sm text-soft">{m.conversation_sending()}</p>
          ) : (
            <NotSent message={message} live={live} />
          )}
        </li>
      ))}
    </ol>
  );
}

function NotSent({ message, live }: { message: UnsentMessage; live: LiveConversation }) {
  const isWaiting = message.state === 'waiting';
  return (
    <div className={`mt-1 mb-3 grid justify-items-end text-sm ${isWaiting ? 'text-soft' : 'text-bad'}`}>
      <p className="inline-flex items-center gap-1.5 text-right">
        {isWaiting ? <Clock className="size-4 shrink-0" /> : <TriangleAlert className="size-4 shrink-0" />}
        {isWaiting
          ? (message.reason ?? m.conversation_waiting())
          : `${m.conversation_not_sent()} ${message.reason ?? ''}`}
      </p>
      <p>
        <Button look="quiet" small onClick={() => live.retry(message)}>
          {m.conversation_retry()}
        </Button>
        <Button look="quiet" small onClick={() => live.discard(message)}>
          {m.conversation_discard()}
        </Button>
      </p>
    </div>
  );
}

interface MessageProps {
  isOwn: boolean;
  message: ComposedMessage;
  otherName: string;
  isPending?: boolean;
}

function Message({ isOwn, message: { content, attachments }, otherName, isPending = false }: MessageProps) {
  const look = isOwn ? 'bg-ink text-paper' : 'bg-sunken text-ink';
  return (
    <div
      className={`grid w-full max-w-[88%] grid-cols-[minmax(0,1fr)] [justify-items:inherit] gap-1.5 md:max-w-[80%] ${isPending ? 'opacity-70' : ''}`}
    >
      <p
        className={content ? `rounded-card px-4 py-2.5 wrap-anywhere whitespace-pre-wrap ${look}` : 'sr-only'}
      >
        <span className="sr-only">
          {isOwn ? m.conversation_you() : m.conversation_they({ name: otherName })}{' '}
        </span>
        <span dir="auto" className="block">
          {messageSummary({ content, files: attachments.length })}
        </span>
      </p>
      {attachments.length > 0 && <Attachments attachments={attachments} mayBeReported={!isOwn} />}
    </div>
  );
}

function NewMarker() {
  return (
    <div data-new className="mb-2 flex w-full items-center gap-3 text-sm font-medium text-accent">
      <span className="h-px flex-1 bg-current opacity-40" />
      {m.conversation_new()}
      <span className="h-px flex-1 bg-current opacity-40" />
    </div>
  );
}

interface TimeProps extends Pick<MessageListProps, 'clock'> {
  message: MessageView;
  isRead: boolean;
}

function Time({ message: { createdAt }, clock: { now, zone }, isRead }: TimeProps) {
  return (
    <span className="mt-1 mb-3 text-sm text-soft tabular-nums">
      {/* Browsers and the server may format times with different spaces, which causes a hydration warning. */}
      <time dateTime={createdAt} suppressHydrationWarning>
        {messageTime(new Date(createdAt), now, zone, currentLanguage())}
      </time>
      {isRead && ` · ${m.conversation_read()}`}
    </span>
  );
}
