import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const HEADER_BYTES = 12;
const TYPE_TXT = 16;
const CLASS_IN = 1;
const RESPONSE = 0x8180;
const NO_SUCH_NAME = 0x8183;

export interface DnsStandIn {
  readonly server: string;
  close(): void;
}

/** Starts a DNS server with these TXT records by name. Other names get "no such name". */
export async function startDns(records: Record<string, string[]>): Promise<DnsStandIn> {
  const socket = createSocket('udp4');
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, records), port, address));
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { server: `127.0.0.1:${socket.address().port}`, close: () => socket.close() };
}

function answerTo(query: Buffer, records: Record<string, string[]>): Buffer {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const question = query.subarray(HEADER_BYTES, at + 5);
  const texts = records[labels.join('.').toLowerCase()];
  const header = Buffer.alloc(HEADER_BYTES);
  query.copy(header, 0, 0, 2);
  header.writeUInt16BE(texts ? RESPONSE : NO_SUCH_NAME, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(texts?.length ?? 0, 6);
  return Buffer.concat([header, question, ...(texts ?? []).map(recordOf)]);
}

function recordOf(text: string): Buffer {
  const content = Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
  const fixed = Buffer.alloc(HEADER_BYTES);
  fixed.writeUInt16BE(0xc000 | HEADER_BYTES, 0); // A pointer to the name in the question (RFC 1035, 4.1.4).
  fixed.writeUInt16BE(TYPE_TXT, 2);
  fixed.writeUInt16BE(CLASS_IN, 4);
  fixed.writeUInt32BE(60, 6);
  fixed.writeUInt16BE(content.length, 10);
  return Buffer.concat([fixed, content]);
}
