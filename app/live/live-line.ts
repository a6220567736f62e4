import { pathTo } from '#app/addresses/path.ts';
import type { MessageView, ReadMarks } from '#domain/conversations/conversation-view.ts';
import type { Incoming, UnreadView } from '#domain/conversations/unread-view.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** `over`: the session has ended, and nothing more will come. */
export type LineState = 'open' | 'lost' | 'over';

interface Listening {
  conversationId: string;
  /** The last seq that is known without a gap. */
  after: () => number;
  onMessage: (message: MessageView) => void;
  onRead: (marks: ReadMarks) => void;
  onState: (state: LineState) => void;
}

/** The conversation of the page that is open, if it has one. */
let listening: Listening | undefined;
/** The one that is before somebody's eyes: it is being read. */
let seen: string | undefined;
let unread: UnreadView | undefined;
let reopen = () => {};
const watchers = new Set<() => void>();

/**
 * Keeps this tab's one line to the server open until the returned function is called: it tells what is unread, and on the page
 * of a conversation also what is said there. The browser reconnects by itself; where it gives up (a proxy answered, the
 * server refused), this goes on with growing pauses. A hidden tab lets go of its line, because a browser keeps six
 * connections for all its tabs, and catches up when shown.
 */
export function openLine(loaded: UnreadView, onIncoming: (message: Incoming) => void): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let wait = FIRST_WAIT_MS;
  let isOver = false;
  /** What is older has been told, or is no news. */
  let announcedUpTo: string | undefined = loaded.newest?.createdAt ?? '';

  const release = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const hear = (next: UnreadView) => {
    const { newest } = next;
    const isNews = newest && announcedUpTo !== undefined && newest.createdAt > announcedUpTo;
    if (isNews && newest.conversationId !== seen) onIncoming(newest);
    announcedUpTo = [announcedUpTo ?? '', newest?.createdAt ?? ''].sort()[1];
    unread = next;
    tellWatchers();
  };
  const open = () => {
    release();
    if (isOver || document.hidden) return;
    const stream = new EventSource(
      listening
        ? pathTo('/api/conversations/:conversationId/live', {
            conversationId: listening.conversationId,
            after: listening.after(),
          })
        : pathTo('/api/live'),
    );
    source = stream;
    stream.onopen = () => {
      wait = FIRST_WAIT_MS;
      listening?.onState('open');
    };
    const on = <Told>(event: string, heard: (told: Told) => void) =>
      stream.addEventListener(event, ({ data }: MessageEvent<string>) => heard(JSON.parse(data) as Told));
    on<MessageView>('message', (message) => listening?.onMessage(message));
    on<ReadMarks>('read', (marks) => listening?.onRead(marks));
    on<UnreadView>('unread', hear);
    stream.addEventListener('over', () => {
      isOver = true;
      release();
      listening?.onState('over');
    });
    stream.onerror = () => {
      listening?.onState('lost');
      if (stream.readyState !== EventSource.CLOSED) return;
      timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    };
  };
  const onVisibility = () => {
    if (!document.hidden) return open();
    release();
    announcedUpTo = undefined; // whoever comes back sees the count
  };

  reopen = open;
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', open);
  open();
  return () => {
    reopen = () => {};
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', open);
    release();
    unread = undefined;
  };
}

/** Hears a conversation over this tab's line, from where the page is, until the returned function is called. */
export function receiveConversation(conversation: Listening): () => void {
  listening = conversation;
  reopen();
  return () => {
    if (listening !== conversation) return;
    listening = undefined;
    reopen();
  };
}

/** Says which conversation is before somebody's eyes: what is written there is read, and no news. */
export function lookAt(conversationId: string, isSeen: boolean): void {
  if (isSeen) seen = conversationId;
  else if (seen === conversationId) seen = undefined;
  else return;
  tellWatchers();
}

/** For `useSyncExternalStore`. */
export function watchUnread(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

let shown: { of: UnreadView; without: string | undefined; is: UnreadView } | undefined;

/** What is unread, but for what is being read just now; undefined until the line has told it. */
export function unreadNow(): UnreadView | undefined {
  if (!unread) return undefined;
  if (shown?.of !== unread || shown.without !== seen)
    shown = { of: unread, without: seen, is: withoutConversation(unread, seen) };
  return shown.is;
}

function withoutConversation(view: UnreadView, conversationId: string | undefined): UnreadView {
  const being = view.conversations.find((it) => it.conversationId === conversationId);
  if (!being) return view;
  const conversations = view.conversations.filter((it) => it !== being);
  return { ...view, total: view.total - being.count, conversations };
}

function tellWatchers(): void {
  for (const changed of watchers) changed();
}
