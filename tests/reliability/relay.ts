import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '#tests/listening.ts';

export interface Relay {
  port: number;
  isHanging: boolean;
  /** Delay of each chunk in each direction, in milliseconds. */
  delayMs: number;
  close(): void;
}

/**
 * Starts a TCP server that passes every byte to another port of this machine. The server can also hang, like a
 * machine that does not answer, or be slow, like a distant machine.
 */
export async function startRelay(targetPort: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const relay = { isHanging: false, delayMs: 0 };
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    let passed = Promise.resolve();
    // Chunks never overtake each other, even if the delay becomes shorter.
    const passLater = (act: () => void) => {
      const { isHanging, delayMs } = relay;
      if (isHanging) return;
      const due = performance.now() + delayMs;
      passed = passed.then(async () => {
        const ms = due - performance.now();
        if (ms > 0) await sleep(ms);
        act();
      });
    };
    from.on('data', (chunk) => passLater(() => to.write(chunk)));
    from.on('end', () => passLater(() => to.end()));
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
