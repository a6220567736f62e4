import { CONVERSATION_CHANNEL, READ_CHANNEL } from '#domain/conversations/conversation.ts';
import { parseConversationSignal } from '#domain/conversations/conversation-signal.ts';
import {
  findLastSeqs,
  findMessagesAfter,
  findReadMarks,
  requireReader,
} from '#domain/conversations/find-conversation.server.ts';
import { findUnread } from '#domain/conversations/find-unread.server.ts';
import { requireActor } from '#domain/ctx.ts';
import { DEAL_CHANNEL } from '#domain/deals/deal.ts';
import { findDealVersion } from '#domain/deals/find-deal-version.server.ts';
import { NOTIFICATION_CHANNEL } from '#domain/notifications/notification.ts';
import { Refusal } from '#domain/refusal.ts';
import { addressPattern } from '#server/http/address-pattern.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Handler } from '#server/http/pipeline.ts';
import type { Parts } from '#server/http/request-ctx.ts';
import { readActor, SESSION_CHANNEL } from '#server/http/viewer-cache.ts';
import type { Settings } from '#server/settings.ts';
import { log } from '#services/log.ts';
import { LiveState } from './live-state.ts';
import { LiveStream } from './live-stream.ts';
import { StreamGroup } from './stream-group.ts';
import { StreamGroups } from './stream-groups.ts';

const ADDRESS = addressPattern('/api/live', '/api/conversations/:conversationId/live');
const PAGE = 100;
const HEARTBEAT_MS = 20_000;
/**
 * Interval of the sweep for messages whose database signal was lost. Messages must arrive within 5 s, so 1 s remains
 * for sending.
 */
const SWEEP_MS = 4_000;
/** Interval of the check for expired sessions. Database signals report sessions that users end. */
const SESSION_CHECK_MS = 5 * 60_000;
/** After a shutdown, browsers reconnect at random moments within this time. */
const RECONNECT_SPREAD_MS = 3_000;

interface Watcher {
  stream: LiveStream;
  userId: string;
  cookie: string | undefined;
}

export interface Live {
  handle: Handler;
  count(): number;
  close(): Promise<void>;
}

/** A hidden message reaches only its sender, so the two sides of a conversation have separate groups. */
const keyOf = (conversationId: string, readerId: string) => `${conversationId} ${readerId}`;

function readerOf(key: string): { conversationId: string; readerId: string } {
  const [conversationId = '', readerId = ''] = key.split(' ');
  return { conversationId, readerId };
}

/**
 * Serves the live streams of this process. `/api/live` sends the actor's unread state. `/api/conversations/:id/live`
 * also sends the conversation's messages, its read marks and the version of its deal. One database listener per
 * channel wakes the streams.
 */
export async function openLive({
  db,
  services,
  streamsPerPerson,
}: Pick<Parts, 'db' | 'services'> & Pick<Settings, 'streamsPerPerson'>): Promise<Live> {
  const { kysely } = db;
  const groups = new StreamGroups(
    (key) => new StreamGroup((seq) => findMessagesAfter({ db: kysely }, readerOf(key), seq, PAGE)),
  );
  const marks = new StreamGroups((id) => new LiveState('read', () => findReadMarks({ db: kysely }, id)));
  const unread = new StreamGroups(
    (userId) => new LiveState('unread', () => findUnread({ db: kysely }, userId)),
  );
  const deals = new StreamGroups((id) => new LiveState('deal', () => findDealVersion({ db: kysely }, id)));
  const watchers = new Set<Watcher>();
  let isClosing = false;

  async function admit(exchange: Exchange, conversationId: string | undefined): Promise<void> {
    const { request, response, query } = exchange;
    const { cookie } = request.headers;
    const actor = await readActor(db, services, cookie);
    if (actor) exchange.language = actor.language;
    const ctx = { db: kysely, actor, now: new Date(), language: exchange.language, services };
    const { id: userId } = requireActor(ctx);
    const { lastSeq } = conversationId ? await requireReader(ctx, conversationId) : { lastSeq: 0 };
    if ((unread.get(userId)?.size ?? 0) >= streamsPerPerson) {
      response.setHeader('retry-after', '5');
      throw new Refusal('account.too_many_attempts');
    }
    if (isClosing) {
      response.setHeader('retry-after', '1');
      throw new Refusal('request.stopping');
    }
    if (response.destroyed) return;

    const requested = Number(request.headers['last-event-id'] ?? query.get('after'));
    // `lastSeq` is the upper limit: with a higher seq, the client would miss the next messages.
    const after = Number.isInteger(requested) ? Math.max(0, Math.min(requested, lastSeq)) : 0;
    const stream = new LiveStream(response, after);
    const watcher: Watcher = { stream, userId, cookie };
    watchers.add(watcher);
    stream.onClose(() => {
      watchers.delete(watcher);
      unread.leave(userId, stream);
      if (!conversationId) return;
      marks.leave(conversationId, stream);
      deals.leave(conversationId, stream);
      groups.leave(keyOf(conversationId, userId), stream);
    });
    stream.open();
    // A session that ended after `readActor` and before `watchers.add` sent its signal too early for this stream.
    void checkSessions([watcher]);
    unread.getOrOpen(userId).join(stream);
    if (!conversationId) return;
    marks.getOrOpen(conversationId).join(stream);
    deals.getOrOpen(conversationId).join(stream);
    const key = keyOf(conversationId, userId);
    await groups
      .getOrOpen(key)
      .join(stream)
      .finally(() => groups.closeIfEmpty(key));
  }

  async function checkSessions(which: Watcher[]): Promise<void> {
    for (const { stream, cookie } of which) {
      await readActor(db, services, cookie)
        .then((actor) => actor ?? stream.finish())
        .catch(() => stream.end());
    }
  }
  const checkAllSessions = () => void checkSessions([...watchers]);
  const wakeAll = () => {
    for (const each of [groups, marks, deals, unread]) for (const group of each.all()) void group.wake();
  };
  async function sweep(): Promise<void> {
    const watched = [...new Set(groups.ids().map((key) => readerOf(key).conversationId))];
    if (watched.length === 0) return;
    try {
      for (const { conversationId, readerId, lastSeq } of await findLastSeqs({ db: kysely }, watched))
        groups.get(keyOf(conversationId, readerId))?.catchUpTo(lastSeq);
    } catch (error) {
      log.error('the sweep of live streams failed', { error });
    }
  }
  const beat = () => {
    for (const { stream } of watchers) stream.beat();
  };

  const listeners = [
    await db.listen(
      CONVERSATION_CHANNEL,
      (payload) => {
        const { conversationId, userIds, message } = parseConversationSignal(payload);
        for (const userId of userIds) {
          const group = groups.get(keyOf(conversationId, userId));
          if (message) group?.receive(message);
          else void group?.wake();
          unread.get(userId)?.wake();
        }
      },
      wakeAll,
    ),
    await db.listen(
      READ_CHANNEL,
      (body) => {
        const [conversationId = '', userId = ''] = body.split(' ');
        marks.get(conversationId)?.wake();
        unread.get(userId)?.wake();
      },
      wakeAll,
    ),
    await db.listen(DEAL_CHANNEL, (body) => deals.get(body.split(' ')[1] ?? '')?.wake(), wakeAll),
    await db.listen(NOTIFICATION_CHANNEL, (userId) => unread.get(userId)?.wake(), wakeAll),
    await db.listen(
      SESSION_CHANNEL,
      (userId) => void checkSessions([...watchers].filter((it) => it.userId === userId)),
      checkAllSessions,
    ),
  ];
  const timers = [
    setInterval(beat, HEARTBEAT_MS),
    setInterval(() => void sweep(), SWEEP_MS),
    setInterval(checkAllSessions, SESSION_CHECK_MS),
  ];

  return {
    handle(exchange) {
      const found = ADDRESS.exec(exchange.path);
      if (found) exchange.requireMethod('GET');
      return found ? admit(exchange, found[1]) : undefined;
    },
    count: () => watchers.size,
    async close() {
      isClosing = true;
      for (const timer of timers) clearInterval(timer);
      for (const { stream } of watchers) stream.end(Math.ceil(Math.random() * RECONNECT_SPREAD_MS));
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}
