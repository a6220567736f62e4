import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { closeServer, listen } from '#tests/listening.ts';
import { waitUntil } from './wait-until.ts';

/** Maximum milliseconds until a response begins. After a failure, a server gets no requests for UNUSED_MS. */
const ANSWER_MS = 30_000;
const UNUSED_MS = 10_000;

export interface FrontProxy {
  url: string;
  add(target: string): void;
  /** Stops sending requests to a server. Resolves when its open requests are answered. Its streams continue. */
  remove(target: string): Promise<void>;
  readonly cuts: number;
  /**
   * Marks an open stream to be cut, at random either at once or in the middle of its next chunk. Returns false if all
   * streams are marked.
   */
  cut(): boolean;
  finishCuts(): void;
  close(): Promise<void>;
}

interface Stream {
  cutOff: () => void;
  isMarkedForCut: boolean;
}

export async function startProxy(): Promise<FrontProxy> {
  const targets = new Set<string>();
  const unusedUntil = new Map<string, number>();
  const streams = new Set<Stream>();
  const openRequests = new Map<ClientRequest, string>();
  let turn = 0;
  let cuts = 0;

  /**
   * Returns the servers in round-robin order, without the servers that failed in the last UNUSED_MS. Returns all
   * servers if all failed.
   */
  function serversInOrder(): string[] {
    const now = Date.now();
    const all = [...targets];
    const up = all.filter((it) => (unusedUntil.get(it) ?? 0) < now);
    const choice = up.length > 0 ? up : all;
    turn += 1;
    return choice.map((_, at) => choice[(turn + at) % choice.length] ?? '');
  }

  function forward(
    request: IncomingMessage,
    body: Buffer,
    response: ServerResponse,
    [target, ...rest]: string[],
  ) {
    if (target === undefined) return void response.writeHead(502).end();
    const { method, url = '/', headers } = request;
    const proxied = http.request(target + url, {
      method,
      headers: { ...headers, connection: 'close' },
      agent: false,
    });
    const timeout = setTimeout(() => proxied.destroy(new Error('no answer')), ANSWER_MS);
    openRequests.set(proxied, target);
    proxied.once('close', () => openRequests.delete(proxied));
    let isConnected = false;
    proxied.on('socket', (socket) => socket.once('connect', () => (isConnected = true)));
    proxied.on('error', () => {
      clearTimeout(timeout);
      unusedUntil.set(target, Date.now() + UNUSED_MS);
      // Without a connection, the server has not received the request, so another server may handle it. After a
      // connection, the server may already have handled the request.
      if (!isConnected) forward(request, body, response, rest);
      else if (response.headersSent) response.destroy();
      else response.writeHead(504).end();
    });
    proxied.on('response', (answer) => {
      clearTimeout(timeout);
      if (isStream(answer)) openRequests.delete(proxied);
      forwardResponse(answer, response);
    });
    response.once('close', () => proxied.destroy());
    proxied.end(body);
  }

  function forwardResponse(answer: IncomingMessage, response: ServerResponse): void {
    const headers = { ...answer.headers };
    delete headers.connection; // A hop-by-hop header.
    response.writeHead(answer.statusCode ?? 502, headers);
    answer.once('error', () => response.destroy());
    if (!isStream(answer)) return void answer.pipe(response);
    response.flushHeaders();
    const stream: Stream = {
      isMarkedForCut: false,
      cutOff: () => {
        if (!response.destroyed) cuts++;
        response.destroy();
      },
    };
    streams.add(stream);
    response.once('close', () => streams.delete(stream));
    answer.on('data', (chunk: Buffer) => {
      if (!stream.isMarkedForCut) return void response.write(chunk);
      response.write(chunk.subarray(0, chunk.length >> 1), stream.cutOff);
    });
    answer.once('end', () => response.end());
  }

  const server = http.createServer((request, response) => {
    buffer(request).then(
      (body) => forward(request, body, response, serversInOrder()),
      () => response.destroy(),
    );
  });
  server.keepAliveTimeout = 0; // 0 keeps idle connections open.
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    add(target) {
      unusedUntil.delete(target);
      targets.add(target);
    },
    remove(target) {
      targets.delete(target);
      return waitUntil(() => ![...openRequests.values()].includes(target));
    },
    get cuts() {
      return cuts;
    },
    cut() {
      const open = [...streams].filter((it) => !it.isMarkedForCut);
      const stream = open[Math.floor(Math.random() * open.length)];
      if (!stream) return false;
      stream.isMarkedForCut = true;
      if (Math.random() < 0.5) stream.cutOff();
      return true;
    },
    finishCuts() {
      for (const stream of streams) if (stream.isMarkedForCut) stream.cutOff();
    },
    close: () => closeServer(server),
  };
}

function isStream({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('text/event-stream') ?? false;
}
