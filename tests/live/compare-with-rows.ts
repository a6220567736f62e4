import type { Home } from './fleet.ts';
import type { Reader } from './reader.ts';
import type { Writer } from './writer.ts';

interface Comparison {
  messages: number;
  /**
   * Number of messages that are missing or stored twice, and of sequence numbers (`seq`) that leave a gap or differ
   * from the response.
   */
  notOnce: number;
  broken: number;
  faults: string[];
}

/**
 * Compares the stored messages with the responses to the writers and with the readers' messages. Call this function
 * after stopping the servers.
 */
export async function compareWithRows(home: Home, writers: Writer[], readers: Reader[]): Promise<Comparison> {
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
  const addFault = (fault: string) => {
    notOnce += 1;
    faults.push(fault);
  };
  for (const [conversationId, messages] of stored) {
    for (const [at, { seq, id }] of messages.entries()) {
      if (seq !== at + 1) addFault(`${conversationId} has ${seq} where ${at + 1} should be`);
      const answeredSeq = answered.get(id);
      if (answeredSeq !== undefined && answeredSeq !== seq)
        addFault(`${id} is ${seq} and was answered as ${answeredSeq}`);
    }
  }
  const ids = new Set(rows.map(({ id }) => id));
  if (ids.size !== rows.length) addFault(`${rows.length - ids.size} ids are stored twice`);
  for (const id of answered.keys()) if (!ids.has(id)) addFault(`${id} was answered and is not stored`);

  let broken = 0;
  for (const { conversationId, received, faults: own } of readers) {
    const storedIds = stored.get(conversationId)?.map(({ id }) => id) ?? [];
    const isSame = received.length === storedIds.length && received.every((id, at) => id === storedIds[at]);
    if (isSame && own.length === 0) continue;
    broken += 1;
    faults.push(`${conversationId}: received ${received.length} of ${storedIds.length} messages`);
  }
  return { messages: answered.size, notOnce, broken, faults };
}
