import type { Database } from '#db/open.server.ts';
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
import { NOTIFICATION_CHANNEL } from '#domain/notifications/notification.ts';
import { addressPattern } from '#server/http/address-pattern.ts';
import type { Exchange } from '#server/http/exchange.ts';
import type { Handler } from '#server/http/pipeline.ts';
import { readOwner, SESSION_CHANNEL } from '#server/http/session.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import { LiveState } from './live-state.ts';
import { LiveStream } from './live-stream.ts';
import { StreamGroup } from './stream-group.ts';
import { StreamGroups } from './stream-groups.ts';

const ADDRESS = addressPattern('/api/live', '/api/conversations/:conversationId/live');
const PAGE = 100;
const HEARTBEAT_MS = 20_000;
/** Notifications wake the rooms; this look is for those that got lost, and leaves a second for what it finds. */
const SWEEP_MS = 4_000;
/** Sessions that end are told; those that run out are found by this look. */
const SESSION_LOOK_MS = 5 * 60_000;
/** After a shutdown readers come back spread over this long. */
const RETURN_WITHIN_MS = 3_000;

interface Watcher {
  stream: LiveStream;
  userId: string;
  /** The request's, which holds the session. */
  cookie: string | undefined;
}

export interface Live {
  handle: Handler;
  /** Ends every stream with a hint to come back. */
  close(): Promise<void>;
}

/**
 * The live streams of this process: `/api/live` tells a person what is unread; `/api/conversations/:id/live` tells the same, and
 * what is written and read in that conversation. One listener on the database wakes whoever watches.
 */
export async function openLive({
  db,
  services,
  streamsPerPerson,
}: {
  db: Database;
  services: Services;
  streamsPerPerson: number;
}): Promise<Live> {
  const { kysely } = db;
  const groups = new StreamGroups(
    (id) => new StreamGroup((seq) => findMessagesAfter({ db: kysely }, id, seq, PAGE)),
  );
  const marks = new StreamGroups((id) => new LiveState('read', () => findReadMarks({ db: kysely }, id)));
  const unread = new StreamGroups(
    (userId) => new LiveState('unread', () => findUnread({ db: kysely }, userId)),
  );
  const watchers = new Set<Watcher>();
  let isClosing = false;

  async function admit(exchange: Exchange, conversationId: string | undefined): Promise<void> {
    const { request, response, query } = exchange;
    const { cookie } = request.headers;
    const actor = await readOwner(db, services, cookie);
    if (actor) exchange.language = actor.language;
    const ctx = { db: kysely, actor, now: new Date(), language: exchange.language, services };
    const { id: userId } = requireActor(ctx);
    const { lastSeq } = conversationId ? await requireReader(ctx, conversationId) : { lastSeq: 0 };
    if ((unread.get(userId)?.size ?? 0) >= streamsPerPerson) {
      return void response.writeHead(429, { 'retry-after': '5' }).end();
    }
    if (isClosing) return void response.writeHead(503, { 'retry-after': '1' }).end();
    if (response.destroyed) return;

    const asked = Number(request.headers['last-event-id'] ?? query.get('after'));
    // Who claims to have read what is not written yet would miss it.
    const after = Number.isInteger(asked) ? Math.max(0, Math.min(asked, lastSeq)) : 0;
    const stream = new LiveStream(response, after);
    const watcher: Watcher = { stream, userId, cookie };
    watchers.add(watcher);
    stream.whenClosed(() => {
      watchers.delete(watcher);
      unread.get(userId)?.leave(stream);
      unread.closeIfEmpty(userId);
      if (conversationId) leave(stream, conversationId);
    });
    stream.open();
    unread.enter(userId).join(stream);
    if (!conversationId) return;
    marks.enter(conversationId).join(stream);
    await groups
      .enter(conversationId)
      .join(stream)
      .finally(() => groups.closeIfEmpty(conversationId));
  }

  function leave(stream: LiveStream, conversationId: string): void {
    marks.get(conversationId)?.leave(stream);
    marks.closeIfEmpty(conversationId);
    groups.get(conversationId)?.leave(stream);
    groups.closeIfEmpty(conversationId);
  }

  async function lookAtSession({ stream, cookie }: Watcher): Promise<void> {
    if (!(await readOwner(db, services, cookie))) stream.finish();
  }
  async function lookAtSessions(which: Iterable<Watcher>): Promise<void> {
    for (const watcher of which) await lookAtSession(watcher).catch(() => watcher.stream.end());
  }
  const readAgain = () => {
    for (const each of [groups, marks, unread]) for (const group of each.all()) void group.wake();
  };
  async function sweep(): Promise<void> {
    const watched = groups.ids();
    if (watched.length === 0) return;
    for (const { id, lastSeq } of await findLastSeqs({ db: kysely }, watched))
      groups.get(id)?.catchUpTo(lastSeq);
  }
  const beat = () => {
    for (const { stream } of watchers) stream.beat();
  };

  const listeners = [
    await db.listen(
      CONVERSATION_CHANNEL,
      (payload) => {
        const { conversationId, userIds, message } = parseConversationSignal(payload);
        const group = groups.get(conversationId);
        if (message) group?.receive(message);
        else void group?.wake();
        for (const userId of userIds) unread.get(userId)?.wake();
      },
      readAgain,
    ),
    await db.listen(
      READ_CHANNEL,
      (body) => {
        const [conversationId = '', userId = ''] = body.split(' ');
        marks.get(conversationId)?.wake();
        unread.get(userId)?.wake();
      },
      readAgain,
    ),
    await db.listen(NOTIFICATION_CHANNEL, (userId) => unread.get(userId)?.wake(), readAgain),
    await db.listen(
      SESSION_CHANNEL,
      (userId) => void lookAtSessions([...watchers].filter((it) => it.userId === userId)),
      () => void lookAtSessions([...watchers]),
    ),
  ];
  const heartbeat = setInterval(beat, HEARTBEAT_MS);
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => log.error('the live rooms could not be swept', { error }));
  }, SWEEP_MS);
  const sessionLook = setInterval(() => void lookAtSessions([...watchers]), SESSION_LOOK_MS);

  return {
    handle(exchange) {
      const found = exchange.request.method === 'GET' ? ADDRESS.exec(exchange.path) : null;
      return found ? admit(exchange, found[1]) : undefined;
    },
    async close() {
      isClosing = true;
      clearInterval(heartbeat);
      clearInterval(sweeping);
      clearInterval(sessionLook);
      for (const { stream } of watchers) stream.end(Math.ceil(Math.random() * RETURN_WITHIN_MS));
      await Promise.all(listeners.map((listener) => listener.close()));
    },
  };
}
