import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** The harmless file that every scanner takes for a virus. In two halves, so that none takes this one for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

export interface ClamdStandIn {
  readonly address: string;
  /** What was sent to be looked at, each file as it came. */
  readonly scanned: Buffer[];
  close(): Promise<void>;
}

/** Speaks as ClamAV's daemon does. `behave` may answer, or not, in another way. */
export async function startClamd(behave?: (line: Socket) => void): Promise<ClamdStandIn> {
  const scanned: Buffer[] = [];
  const lines = new Set<Socket>();
  const server = createServer((line) => {
    lines.add(line);
    line.on('error', () => {});
    if (behave) return behave(line);
    let heard = Buffer.alloc(0);
    line.on('data', (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      const content = wholeIn(heard);
      if (!content) return;
      scanned.push(content);
      line.end(content.includes(eicar) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    async close() {
      for (const line of lines) line.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** The file in what was heard, once its last piece, of no length, is there. */
function wholeIn(heard: Buffer): Buffer | undefined {
  const pieces: Buffer[] = [];
  let at = 'zINSTREAM\0'.length;
  while (at + 4 <= heard.length) {
    const length = heard.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(heard.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
}
