import { once } from 'node:events';
import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { eventually } from './patience.ts';

/** Who has not begun to answer by then is taken for dead, and left alone for a while. */
const ANSWER_MS = 30_000;
const REST_MS = 10_000;

/** A small proxy in front of several servers: each in its turn, streams passed on as they come. */
export interface FrontProxy {
  url: string;
  /** From now on this server, by its address, is asked too. */
  enter(target: string): void;
  /** It is asked nothing new. Resolves when it has answered what it was asked; its streams go on. */
  leave(target: string): Promise<void>;
  /** How many lines were cut. */
  readonly cuts: number;
  /** Cuts the line of one open stream, at once or in the middle of the next thing it is told. Says whether there was one. */
  cut(): boolean;
  /** Cuts those that wait for such a next thing. */
  finishCuts(): void;
  close(): Promise<void>;
}

interface Stream {
  sever: () => void;
  isMarked: boolean;
}

export async function startProxy(): Promise<FrontProxy> {
  const targets = new Set<string>();
  const restUntil = new Map<string, number>();
  const streams = new Set<Stream>();
  /** What is being asked of whom, but for streams that have begun. */
  const asking = new Map<ClientRequest, string>();
  let turn = 0;
  let cuts = 0;

  /** Those that are not resting, in their turn; all of them when nobody is up. */
  function inTurn(): string[] {
    const now = Date.now();
    const all = [...targets];
    const up = all.filter((it) => (restUntil.get(it) ?? 0) < now);
    const choice = up.length > 0 ? up : all;
    turn += 1;
    return choice.map((_, at) => choice[(turn + at) % choice.length] ?? '');
  }

  function ask(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    [target, ...rest]: string[],
  ) {
    if (target === undefined) return void response.writeHead(502).end();
    const { method, url = '/', headers } = request;
    const asked = http.request(target + url, {
      method,
      headers: { ...headers, connection: 'close' },
      agent: false,
    });
    const tooLong = setTimeout(() => asked.destroy(new Error('no answer')), ANSWER_MS);
    asking.set(asked, target);
    asked.once('close', () => asking.delete(asked));
    let isReached = false;
    asked.on('socket', (socket) => socket.once('connect', () => (isReached = true)));
    asked.on('error', () => {
      clearTimeout(tooLong);
      restUntil.set(target, Date.now() + REST_MS);
      // It has heard nothing of this yet: the next one may be asked. Any other way it may have been done.
      if (!isReached) ask(request, body, response, rest);
      else if (response.headersSent) response.destroy();
      else response.writeHead(504).end();
    });
    asked.on('response', (answer) => {
      clearTimeout(tooLong);
      if (isStream(answer)) asking.delete(asked);
      pass(answer, response);
    });
    response.once('close', () => asked.destroy());
    asked.end(body);
  }

  function pass(answer: IncomingMessage, response: ServerResponse): void {
    const headers = { ...answer.headers };
    delete headers.connection; // that one is between us and the server
    response.writeHead(answer.statusCode ?? 502, headers);
    // The client must see that it was cut off, not that it ended.
    answer.once('error', () => response.destroy());
    if (!isStream(answer)) return void answer.pipe(response);
    response.flushHeaders();
    const stream: Stream = {
      isMarked: false,
      sever: () => {
        if (!response.destroyed) cuts++;
        response.destroy();
      },
    };
    streams.add(stream);
    response.once('close', () => streams.delete(stream));
    answer.on('data', (chunk: Buffer) => {
      if (!stream.isMarked) return void response.write(chunk);
      response.write(chunk.subarray(0, chunk.length >> 1), stream.sever);
    });
    answer.once('end', () => response.end());
  }

  const server = http.createServer((request, response) => {
    buffer(request).then(
      (body) => ask(request, body, response, inTurn()),
      () => response.destroy(),
    );
  });
  server.keepAliveTimeout = 0; // the clients' own connections last
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    enter(target) {
      restUntil.delete(target);
      targets.add(target);
    },
    leave(target) {
      targets.delete(target);
      return eventually(() => ![...asking.values()].includes(target));
    },
    get cuts() {
      return cuts;
    },
    cut() {
      const open = [...streams].filter((it) => !it.isMarked);
      const stream = open[Math.floor(Math.random() * open.length)];
      if (!stream) return false;
      stream.isMarked = true;
      if (Math.random() < 0.5) stream.sever();
      return true;
    },
    finishCuts() {
      for (const stream of streams) if (stream.isMarked) stream.sever();
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isStream({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/event-stream') ?? false;
}
