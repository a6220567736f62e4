import type { Home } from './fleet.ts';
import type { Reader } from './reader.ts';
import type { Writer } from './writer.ts';

interface Ledger {
  messages: number;
  /** Messages that are stored twice, under another number than was answered, or not at all. */
  notOnce: number;
  /** Readers who heard something else than what is stored, in its order. */
  broken: number;
  faults: string[];
}

/** Compares what the writers were answered and the readers heard with the rows, once the servers have gone. */
export async function judge(home: Home, writers: Writer[], readers: Reader[]): Promise<Ledger> {
  const faults = [...writers, ...readers].flatMap((it) => it.faults);
  const db = await home.open();
  const rows = await db.kysely
    .selectFrom('message')
    .select(['conversation_id', 'seq', 'id'])
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute();
  await db.close();

  const stored = Map.groupBy(rows, (it) => it.conversation_id);
  const answered = new Map<string, number>();
  for (const writer of writers) for (const [id, seq] of writer.answered) answered.set(id, seq);
  let notOnce = 0;
  const miss = (what: string) => {
    notOnce += 1;
    faults.push(what);
  };
  for (const [conversationId, messages] of stored) {
    for (const [at, { seq, id }] of messages.entries()) {
      if (seq !== at + 1) miss(`${conversationId} has ${seq} where ${at + 1} should be`);
      // Those of `drain` were written by nobody of these.
      const told = answered.get(id);
      if (told !== undefined && told !== seq) miss(`${id} is ${seq} and was answered as ${told}`);
    }
  }
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size !== rows.length) miss(`${rows.length - ids.size} ids are stored twice`);
  for (const id of answered.keys()) if (!ids.has(id)) miss(`${id} was answered and is not stored`);

  let broken = 0;
  for (const { conversationId, heard, faults: own } of readers) {
    const there = stored.get(conversationId)?.map(({ id }) => id) ?? [];
    const isSame = heard.length === there.length && heard.every((id, at) => id === there[at]);
    if (isSame && own.length === 0) continue;
    broken += 1;
    faults.push(`${conversationId}: heard ${heard.length} of ${there.length}`);
  }
  return { messages: answered.size, notOnce, broken, faults };
}
