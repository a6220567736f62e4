import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { listen } from '#tests/listening.ts';

/** EICAR test file, which scanners report as a virus. The split text keeps them from reporting this source file. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface ClamdStandIn {
  readonly address: string;
  readonly scanned: Buffer[];
  close(): Promise<void>;
}

/**
 * Starts a server with the protocol of ClamAV's daemon. `behave` replaces the normal handling of a connection. The
 * port of a closed server can be reused.
 */
export async function startClamd(behave?: (connection: Socket) => void, port = 0): Promise<ClamdStandIn> {
  const scanned: Buffer[] = [];
  const connections = new Set<Socket>();
  const server = createServer((connection) => {
    connections.add(connection);
    connection.on('error', () => {});
    if (behave) return behave(connection);
    let received = Buffer.alloc(0);
    connection.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      if (received.toString() === 'zPING\0') return connection.end('PONG\0');
      const content = completeFileIn(received);
      if (!content) return;
      scanned.push(content);
      connection.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  return {
    address: `tcp://127.0.0.1:${await listen(server, port)}`,
    scanned,
    async close() {
      for (const connection of connections) connection.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function completeFileIn(received: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  let at = 'zINSTREAM\0'.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
