import { type ReactNode, type RefObject, useEffect, useId, useRef, useState, useTransition } from 'react';
import { Link, useLocation } from 'react-router';
import { blockPath } from '#app/addresses/block-path.ts';
import { NeedsScript } from '#app/forms/needs-script.tsx';
import { usePath } from '#app/language.ts';
import { useClock } from '#app/rendering/use-clock.ts';
import { Button } from '#app/ui/button.tsx';
import { ArrowDown, ChevronDown } from '#app/ui/icons.tsx';
import { Brace } from '#app/ui/mark.tsx';
import { SafetyLinks } from '#app/ui/safety-links.tsx';
import { DropZone } from '#app/uploads/file-input.tsx';
import { useFieldFocus } from '#app/uploads/use-field-focus.ts';
import type { BlockableKind } from '#domain/blocks/blockable.ts';
import type { ConversationView } from '#domain/conversations/conversation-view.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { recent } from './thread.ts';
import { useAttachments } from './use-attachments.ts';
import { useConversation } from './use-conversation.ts';
import { useScrollPosition } from './use-scroll-position.ts';

/** Links to `…#conversation` scroll to the conversation and show all its messages. */
const ANCHOR = 'conversation';

interface ConversationProps {
  conversation: ConversationView;
  startsOpen?: boolean;
  before?: ReactNode;
  /**
   * Renders the heading of a conversation that fills its container. Such a conversation always shows all messages.
   */
  heading?: (isLost: boolean) => ReactNode;
}

export function Conversation(props: ConversationProps) {
  return <Panel key={props.conversation.id} {...props} />;
}

function Panel({ conversation, startsOpen = false, before = null, heading }: ConversationProps) {
  const otherName = memberName(conversation.otherName);
  const kind: BlockableKind = conversation.side === 'client' ? 'influencer' : 'company';
  const block = { kind, id: conversation.otherId, name: conversation.otherName };
  const id = useId();
  const to = usePath();
  const end = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(end);
  const clock = useClock(conversation.asOf);
  const live = useConversation(conversation, isSeen);
  const { thread, closed, connection, key, loadOlder } = live;
  const isWritable = closed === null;
  const attachments = useAttachments(key);
  const [isOpen, setOpen] = useState(startsOpen || heading !== undefined);
  const scroller = useRef<HTMLElement>(null);
  // Buttons beside the messages disappear when pressed. The messages then get the focus.
  const messagesFocus = useFieldFocus<HTMLDivElement>(':scope > section');
  const isEmpty = thread.messages.length + thread.unsent.length === 0;
  const { hash } = useLocation();
  const isLinked = hash === `#${ANCHOR}`;
  useEffect(() => {
    if (isLinked) setOpen(true);
  }, [isLinked]);
  const { isScrolledUp, onScroll, toNewest } = useScrollPosition(scroller, {
    newest: thread.unsent.at(-1)?.id ?? thread.messages.at(-1)?.id,
    isOpen,
    loadOlder: isOpen && thread.hasOlder ? loadOlder : undefined,
  });
  // Accepting an application removes the pressed button, so the messages get the focus.
  useEffect(() => {
    if (!startsOpen) return;
    // By default, the focus would move the page even if the messages are in view.
    scroller.current?.focus({ preventScroll: true });
    scroller.current?.scrollIntoView({ block: 'nearest' });
  }, [startsOpen]);

  const panel = (
    <section
      id={ANCHOR}
      {...(heading
        ? { 'aria-label': m.inbox_conversation({ name: otherName }) }
        : { 'aria-labelledby': `${id}-title` })}
      className={`relative scroll-mt-6 overflow-hidden rounded-card border border-line bg-surface ${heading ? 'flex h-full flex-col' : ''}`}
    >
      {heading ? (
        heading(connection === 'lost')
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 pr-3 pl-5">
          <div className="min-w-0">
            <h2 id={`${id}-title`} className="text-2xl">
              {m.conversation_title()}
            </h2>
            <p className="truncate text-sm text-soft">
              {connection === 'lost' ? m.conversation_lost() : m.conversation_with({ name: otherName })}
            </p>
          </div>
          <Button
            look="quiet"
            small
            aria-expanded={isOpen}
            aria-controls={`${id}-messages`}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? m.conversation_hide() : m.conversation_open()}
            <ChevronDown className={`size-4 shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`} />
          </Button>
        </div>
      )}

      <NeedsScript />
      <div {...messagesFocus} className={`relative ${heading ? 'min-h-0 flex-1' : ''}`}>
        {/* `flex-col-reverse` makes the browser keep the newest message in view. */}
        <section
          id={`${id}-messages`}
          ref={scroller}
          onScroll={onScroll}
          aria-label={isOpen ? m.conversation_all() : m.conversation_recent()}
          tabIndex={isOpen ? 0 : -1}
          className={`flex flex-col-reverse px-5 pt-5 pb-2 -outline-offset-2 [overflow-anchor:none] ${isOpen ? `overflow-y-auto overscroll-contain ${heading ? 'h-full' : 'h-[400px]'}` : ''}`}
        >
          <div ref={end} className="h-px shrink-0" />
          {isEmpty && !before ? (
            <EmptyConversation otherName={otherName} isWritable={isWritable} />
          ) : (
            <div className={isOpen ? 'mb-auto' : ''}>
              {before && <div className="mb-6">{before}</div>}
              {isEmpty && <EmptyConversation otherName={otherName} isWritable={isWritable} />}
              {isOpen && thread.hasOlder && <OlderButton load={loadOlder} />}
              {!isEmpty && (
                <MessageList {...{ conversation, live, clock }} shown={isOpen ? thread : recent(thread)} />
              )}
            </div>
          )}
        </section>
        {isScrolledUp && (
          <Button
            look="secondary"
            small
            onClick={toNewest}
            className="absolute right-4 bottom-3 bg-surface hover:bg-sunken"
          >
            <ArrowDown className="size-4" /> {m.conversation_newest()}
          </Button>
        )}
      </div>

      {connection === 'over' && (
        <p className="border-t border-line px-5 py-3 text-bad">
          {m.conversation_over()}{' '}
          <Link to={to('/login')} reloadDocument className="underline">
            {m.conversation_log_in()}
          </Link>
        </p>
      )}
      {conversation.isBlocked ? (
        <p className="border-t border-line bg-sunken px-5 py-4 text-soft">
          {m.block_conversation()}{' '}
          <Link to={to(blockPath(block))} className="underline underline-offset-4">
            {m.block_end()}
          </Link>
        </p>
      ) : isWritable ? (
        <Composer
          storageKey={key}
          returned={live.returned}
          attachments={attachments}
          onSend={(message) => {
            live.send(message);
            toNewest();
          }}
        />
      ) : (
        <p className="border-t border-line bg-sunken px-5 py-4 text-soft">
          {closed === 'conversation.account_gone'
            ? m.refusal_conversation_account_gone()
            : m.refusal_conversation_closed()}
        </p>
      )}
      <SafetyLinks
        block={conversation.isBlocked ? undefined : block}
        report={{ kind: 'conversation', id: conversation.id, name: otherName }}
        className="border-t border-line px-5 py-2"
      />
      <p role="status" className="sr-only">
        {live.announcement}
      </p>
      <p
        aria-hidden
        className="absolute inset-1.5 hidden place-items-center rounded-card border border-dashed border-accent bg-surface/90 font-serif text-2xl text-accent in-data-over:grid"
      >
        {m.conversation_drop()}
      </p>
    </section>
  );
  return isWritable && !conversation.isBlocked ? (
    <DropZone onFiles={attachments.uploads.add} className={heading && 'h-full'}>
      {panel}
    </DropZone>
  ) : (
    panel
  );
}

function OlderButton({ load }: { load: () => Promise<void> }) {
  const [isLoading, startLoading] = useTransition();
  return (
    <p className="mb-4 text-center">
      <Button
        look="secondary"
        small
        busy={isLoading}
        busyLabel={m.conversation_older_busy()}
        onClick={() => startLoading(load)}
      >
        {m.conversation_older()}
      </Button>
    </p>
  );
}

function EmptyConversation({ otherName, isWritable }: { otherName: string; isWritable: boolean }) {
  return (
    <div className="m-auto grid justify-items-center gap-2 py-6 text-center">
      <Brace className="h-14 text-accent opacity-60" />
      <p className="font-serif text-2xl">{m.conversation_empty()}</p>
      {isWritable && <p className="text-soft">{m.conversation_empty_text({ name: otherName })}</p>}
    </div>
  );
}

function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    let isOnScreen = false;
    const update = () => setSeen(isOnScreen && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isOnScreen = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(element.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [element]);
  return isSeen;
}
