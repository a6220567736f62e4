import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { NeedsScript } from '#app/forms/needs-script.tsx';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { ArrowDown, ChevronDown } from '#app/ui/icons.tsx';
import { Brace } from '#app/ui/mark.tsx';
import { DropZone } from '#app/uploads/file-chooser.tsx';
import type { ConversationView } from '#domain/conversations/conversation-view.ts';
import { m } from '#messages';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';
import { recent } from './thread.ts';
import { useAttachments } from './use-attachments.ts';
import { useClock } from './use-clock.ts';
import { useConversation } from './use-conversation.ts';
import { usePlace } from './use-place.ts';

/** Links to `…#conversation` lead here, and open all of it. */
const PLACE = 'conversation';

interface ConversationProps {
  conversation: ConversationView;
  /** Opens the whole of it at once, as after an acceptance; else the last two messages stand here. */
  startsOpen?: boolean;
}

/** The talk of a brand and an influencer, the same for both: recent messages or all of them, and where one writes. */
export function Conversation({ conversation, startsOpen = false }: ConversationProps) {
  // Another conversation is another thread: nothing of the one before stays.
  return <Panel key={conversation.id} conversation={conversation} startsOpen={startsOpen} />;
}

function Panel({ conversation, startsOpen }: Required<ConversationProps>) {
  const { side, otherName } = conversation;
  const id = useId();
  const to = usePath();
  const end = useRef<HTMLDivElement>(null);
  const isSeen = useIsSeen(end);
  const clock = useClock(conversation.asOf);
  const { thread, isWritable, link, spoken, key, newAfter, otherReadSeq, send, retry, discard, loadOlder } =
    useConversation(conversation, isSeen);
  const attaching = useAttachments(key);
  const [isOpen, setOpen] = useState(startsOpen);
  const scroller = useRef<HTMLElement>(null);
  const isEmpty = thread.messages.length + thread.unsent.length === 0;
  const { hash } = useLocation();
  const isAsked = hash === `#${PLACE}`;
  useEffect(() => {
    if (isAsked) setOpen(true);
  }, [isAsked]);
  const { isAway, onScroll, toNewest } = usePlace(scroller, {
    newest: thread.unsent.at(-1)?.id ?? thread.messages.at(-1)?.id,
    isOpen,
    loadOlder: isOpen && thread.hasOlder ? loadOlder : undefined,
  });
  // The button that was pressed to get here is gone: whoever pressed it goes on here.
  useEffect(() => {
    if (startsOpen) scroller.current?.focus();
  }, [startsOpen]);
  const list = { side, otherName, clock, newAfter, otherReadSeq, onRetry: retry, onDiscard: discard };

  const panel = (
    <section
      id={PLACE}
      aria-labelledby={`${id}-title`}
      className="relative scroll-mt-6 overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 pr-3 pl-5">
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-2xl">
            {m.conversation_title()}
          </h2>
          <p className="truncate text-sm text-soft">
            {link === 'lost' ? m.conversation_lost() : m.conversation_with({ name: otherName })}
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

      <NeedsScript />
      <div className="relative">
        {/* Reversed, so that the browser itself keeps the newest in sight. */}
        <section
          id={`${id}-messages`}
          ref={scroller}
          onScroll={onScroll}
          aria-label={isOpen ? m.conversation_all() : m.conversation_recent()}
          tabIndex={isOpen ? 0 : undefined}
          className={`flex flex-col-reverse px-5 pt-5 pb-2 -outline-offset-2 [overflow-anchor:none] ${isOpen ? 'h-[400px] overflow-y-auto overscroll-contain' : ''}`}
        >
          <div ref={end} className="h-px shrink-0" />
          {isEmpty ? (
            <Nothing otherName={otherName} isWritable={isWritable} />
          ) : (
            <div className={isOpen ? 'mb-auto' : ''}>
              {isOpen && thread.hasOlder && <OlderButton load={loadOlder} />}
              <MessageList {...list} {...(isOpen ? thread : recent(thread))} />
            </div>
          )}
        </section>
        {isAway && (
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

      {link === 'over' && (
        <p className="border-t border-line px-5 py-3 text-bad">
          {m.conversation_over()}{' '}
          <Link to={to('/login')} reloadDocument className="underline">
            {m.conversation_log_in()}
          </Link>
        </p>
      )}
      {isWritable ? (
        <Composer
          keptAs={key}
          attaching={attaching}
          onSend={(written) => {
            send(written);
            toNewest();
          }}
        />
      ) : (
        <p className="border-t border-line bg-sunken px-5 py-4 text-soft">
          {m.refusal_conversation_closed()}
        </p>
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <p
        aria-hidden
        className="absolute inset-1.5 hidden place-items-center rounded-card border border-dashed border-accent bg-surface/90 font-serif text-2xl text-accent in-data-over:grid"
      >
        {m.conversation_drop()}
      </p>
    </section>
  );
  return isWritable ? <DropZone onFiles={attaching.uploads.add}>{panel}</DropZone> : panel;
}

function OlderButton({ load }: { load: () => Promise<void> }) {
  const [isLoading, setLoading] = useState(false);
  return (
    <p className="mb-4 text-center">
      <Button
        look="secondary"
        small
        busy={isLoading}
        busyLabel={m.conversation_older_busy()}
        onClick={async () => {
          setLoading(true);
          await load();
          setLoading(false);
        }}
      >
        {m.conversation_older()}
      </Button>
    </p>
  );
}

function Nothing({ otherName, isWritable }: { otherName: string; isWritable: boolean }) {
  return (
    <div className="m-auto grid justify-items-center gap-2 py-6 text-center">
      <Brace className="h-14 text-accent opacity-60" />
      <p className="font-serif text-2xl">{m.conversation_empty()}</p>
      {isWritable && <p className="text-soft">{m.conversation_empty_text({ name: otherName })}</p>}
    </div>
  );
}

/** Whether it is on the screen, in a window that is looked at. */
function useIsSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    let isInSight = false;
    const look = () => setSeen(isInSight && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isInSight = entries.at(-1)?.isIntersecting ?? false;
      look();
    });
    observer.observe(element.current);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);
  return isSeen;
}
