import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Incoming, nothingUnread } from '#domain/conversations/unread-view.ts';
import {
  type ConnectionState,
  currentUnread,
  openLiveConnection,
  resumeLiveConnection,
  subscribeToConversation,
  subscribeToUnread,
} from './live-connection.ts';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen?: () => void;
  readonly address: string;

  constructor(address: string) {
    super();
    this.address = address;
    streams.push(this);
  }

  close(): void {
    this.readyState = Stream.CLOSED;
  }

  receive(event: string, data: unknown = null): void {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  }
}

let streams: Stream[];
let hasCookie: boolean;
let page: EventTarget & { hidden: boolean };
let close: () => void;
const onIncoming = vi.fn<(message: Incoming) => void>();
const withThree = { ...nothingUnread, total: 3 };
const stream = () => streams.at(-1) as Stream;
const isOpen = () => stream().readyState !== Stream.CLOSED;

function show(isShown: boolean): void {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  streams = [];
  hasCookie = false;
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('fetch', async () => new Response('{}', { status: hasCookie ? 200 : 401 }));
  onIncoming.mockReset();
  close = openLiveConnection(nothingUnread, onIncoming);
});

afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

it('forgets the counts of a session that ended', () => {
  const listener = vi.fn<() => void>();
  const unsubscribe = subscribeToUnread(listener);
  stream().receive('unread', withThree);
  expect(currentUnread()?.total).toBe(3);
  stream().receive('over');
  expect(currentUnread()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('stays closed after the end of the session, until the server has answered a logged-in person', () => {
  const states: ConnectionState[] = [];
  const unsubscribe = subscribeToConversation({
    conversationId: 'conversation-1',
    after: () => 7,
    onMessage() {},
    onRead() {},
    onState: (state) => states.push(state),
  });
  stream().receive('over');
  window.dispatchEvent(new Event('online'));
  expect(isOpen()).toBe(false);
  resumeLiveConnection();
  expect(isOpen()).toBe(true);
  expect(stream().address).toContain('/api/conversations/conversation-1/live?after=7');
  stream().onopen?.();
  expect(states).toEqual(['over', 'open']);
  const { length } = streams;
  resumeLiveConnection();
  expect(streams).toHaveLength(length);
  unsubscribe();
});

it('opens again when the tab is shown, without a toast for messages of another account', () => {
  stream().receive('over');
  show(false);
  show(true);
  expect(isOpen()).toBe(true);
  const newest = { conversationId: 'conversation-2', createdAt: '2026-06-15T10:00:00Z' };
  stream().receive('unread', { ...withThree, newest });
  expect(onIncoming).not.toHaveBeenCalled();
  expect(currentUnread()?.total).toBe(3);
});

it('opens again if the new session had begun before the stream said that the former one ended', async () => {
  hasCookie = true;
  stream().receive('over');
  expect(isOpen()).toBe(false);
  await expect.poll(isOpen).toBe(true);
});
