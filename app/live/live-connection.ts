import { pathTo } from '#app/addresses/path.ts';
import { callJson } from '#app/forms/call-json.ts';
import type { MessageView, ReadMarks } from '#domain/conversations/conversation-view.ts';
import type { Incoming, UnreadView } from '#domain/conversations/unread-view.ts';

const MIN_WAIT_MS = 1_000;
const MAX_WAIT_MS = 30_000;

export type ConnectionState = 'open' | 'lost' | 'over';

interface Subscription {
  conversationId: string;
  after: () => number;
  onMessage: (message: MessageView) => void;
  onRead: (marks: ReadMarks) => void;
  onState: (state: ConnectionState) => void;
}

let subscription: Subscription | undefined;
let seenId: string | undefined;
let unread: UnreadView | undefined;
let reopen = () => {};
let resume = () => {};
const listeners = new Set<() => void>();
const dealListeners = new Set<(version: number) => void>();

/**
 * Keeps one event stream open for this tab until the returned function is called. The stream has the unread counts. For
 * the open conversation, the stream also has the messages, the read marks and the version of the deal. The browser
 * reconnects after a lost connection. After an error response, this function reconnects with growing pauses. A hidden
 * tab closes its stream, because browsers allow six HTTP/1.1 connections per site for all tabs. When the tab is shown
 * again, it receives the missed messages. After the end of the session, the stream stays closed until the tab is shown
 * again or `resumeLiveConnection` is called.
 */
export function openLiveConnection(loaded: UnreadView, onIncoming: (message: Incoming) => void): () => void {
  let source: EventSource | undefined;
  let timer: number | undefined;
  let wait = MIN_WAIT_MS;
  let isOver = false;
  /** Messages up to this time cause no toast. If undefined, the first update sets the time and causes no toast. */
  let announcedUpTo: string | undefined = loaded.newest?.createdAt ?? '';

  const release = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const receiveUnread = (next: UnreadView) => {
    const { newest } = next;
    const isNew = newest && announcedUpTo !== undefined && newest.createdAt > announcedUpTo;
    if (isNew && newest.conversationId !== seenId) onIncoming(newest);
    announcedUpTo = [announcedUpTo ?? '', newest?.createdAt ?? ''].sort()[1];
    unread = next;
    notifyListeners();
  };
  const end = () => {
    isOver = true;
    release();
    // The next session can be another account's.
    announcedUpTo = undefined;
    unread = undefined;
    notifyListeners();
    subscription?.onState('over');
  };
  /** An `EventSource` does not tell the status of an error response. */
  const endIfLoggedOut = async () => {
    const answer = await callJson(pathTo('/api/notifications'));
    if (answer?.status === 401) end();
  };
  /** The cookie of a new session can arrive before the stream says that the former session ended. */
  const resumeIfLoggedIn = async () => {
    const answer = await callJson(pathTo('/api/notifications'));
    if (answer?.ok) resume();
  };
  const open = () => {
    release();
    if (isOver || document.hidden) return;
    const stream = new EventSource(
      subscription
        ? pathTo('/api/conversations/:conversationId/live', {
            conversationId: subscription.conversationId,
            after: subscription.after(),
          })
        : pathTo('/api/live'),
    );
    source = stream;
    stream.onopen = () => {
      wait = MIN_WAIT_MS;
      subscription?.onState('open');
    };
    const on = <Data>(event: string, handle: (data: Data) => void) =>
      stream.addEventListener(event, ({ data }: MessageEvent<string>) => handle(JSON.parse(data) as Data));
    on<MessageView>('message', (message) => subscription?.onMessage(message));
    on<ReadMarks>('read', (marks) => subscription?.onRead(marks));
    on<UnreadView>('unread', receiveUnread);
    on<{ version: number }>('deal', ({ version }) => {
      for (const listener of dealListeners) listener(version);
    });
    stream.addEventListener('over', () => {
      end();
      void resumeIfLoggedIn();
    });
    stream.onerror = () => {
      subscription?.onState('lost');
      if (stream.readyState !== EventSource.CLOSED) return;
      void endIfLoggedOut();
      timer = window.setTimeout(open, wait * (0.75 + Math.random() / 2));
      wait = Math.min(wait * 2, MAX_WAIT_MS);
    };
  };
  const start = () => {
    isOver = false;
    open();
  };
  const onVisibility = () => {
    if (!document.hidden) return start();
    release();
    // A returning viewer sees the unread count, so the missed messages cause no toast.
    announcedUpTo = undefined;
  };

  reopen = open;
  resume = () => {
    if (isOver) start();
  };
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('online', open);
  open();
  return () => {
    reopen = () => {};
    resume = () => {};
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('online', open);
    release();
    unread = undefined;
  };
}

/**
 * Opens the stream again if it was closed because the session ended. Call this after each server response which proves
 * that the browser has a session.
 */
export function resumeLiveConnection(): void {
  resume();
}

/**
 * Receives the new messages of a conversation until the returned function is called. `after` returns the `seq` of the
 * last message that the page has.
 */
export function subscribeToConversation(conversation: Subscription): () => void {
  subscription = conversation;
  reopen();
  return () => {
    if (subscription !== conversation) return;
    subscription = undefined;
    reopen();
  };
}

/** The messages of a visible conversation do not count as unread and cause no toast. */
export function setSeenConversation(conversationId: string, isSeen: boolean): void {
  if (isSeen) seenId = conversationId;
  else if (seenId === conversationId) seenId = undefined;
  else return;
  notifyListeners();
}

export function subscribeToUnread(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Receives the new version of the open conversation's deal after each act that changes the deal. */
export function subscribeToDeal(listener: (version: number) => void): () => void {
  dealListeners.add(listener);
  return () => dealListeners.delete(listener);
}

/** React requires the same object for unchanged counts. */
let cached: { source: UnreadView; without: string | undefined; result: UnreadView } | undefined;

/** Returns the counts without the visible conversation. Undefined until the stream has sent counts. */
export function currentUnread(): UnreadView | undefined {
  if (!unread) return undefined;
  if (cached?.source !== unread || cached.without !== seenId)
    cached = { source: unread, without: seenId, result: withoutConversation(unread, seenId) };
  return cached.result;
}

function withoutConversation(view: UnreadView, conversationId: string | undefined): UnreadView {
  const removed = view.conversations.find((it) => it.conversationId === conversationId);
  if (!removed) return view;
  const conversations = view.conversations.filter((it) => it !== removed);
  return { ...view, total: view.total - removed.count, conversations };
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
