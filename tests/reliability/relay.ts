import { connect, createServer, type Socket } from 'node:net';
import { listen } from '#tests/listening.ts';

export interface Relay {
  port: number;
  /** While true, connections stay open but no byte passes. */
  isHanging: boolean;
  close(): void;
}

/**
 * Starts a TCP server that passes every byte to another port of this machine. The relay can also hang, like a
 * machine that does not answer.
 */
export async function startRelay(targetPort: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const relay = { isHanging: false };
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (chunk) => {
      if (!relay.isHanging) to.write(chunk);
    });
    from.on('end', () => !relay.isHanging && to.end());
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    if (relay.isHanging) {
      sockets.add(client);
      return void client
        .on('error', () => {})
        .on('close', () => sockets.delete(client))
        .resume();
    }
    const target = connect(targetPort, '127.0.0.1');
    pass(client, target);
    pass(target, client);
  });
  const port = await listen(server);
  return Object.assign(relay, {
    port,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  });
}
