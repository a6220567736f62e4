import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CONSENT_COOKIE } from '#app/shell/consent.ts';
import type { Exchange } from './exchange.ts';
import { knows, takes } from './negotiation.ts';
import type { Handler } from './pipeline.ts';

/** So long a page is kept. It may arrive 5 s behind the database: the other two seconds are for drawing and sending it. */
const FRESH_MS = 3_000;

/** About 100 KB each. Whoever asks for one address in many spellings pushes others out, which are then drawn again: no more. */
const MAX_PAGES = 300;

/** The one cookie by which pages differ that anybody may see: with it they come without the cookie notice. */
const CONSENTED = `${CONSENT_COOKIE}=1`;

interface Kept {
  /** When it began to be drawn: what was committed earlier is in it. */
  since: number;
  /** Of the request it is rendered for. */
  requestId: string;
  /** Undefined when the answer was for one reader alone. */
  answer: Promise<Answer | undefined>;
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer };
}

interface Site {
  publicUrl: string;
  isServerOnlyPage: (path: string) => boolean;
  render: (request: Request, exchange: Exchange) => Promise<Response>;
  /** Answers every request that is not answered from here. */
  others: (exchange: Exchange) => Promise<void>;
}

/**
 * Keeps the whole answers of documents for those who bring no query and no cookie of their own, drawn once for all who
 * ask meanwhile. It draws for a request that it makes itself, so nothing of any visitor's can be in what it keeps.
 */
export function pageCache({ publicUrl, isServerOnlyPage, render, others }: Site): Handler {
  const kept = new Map<string, Kept>();

  function keep(key: string, { requestId }: Exchange, drawing: () => Promise<Response>): Kept {
    const since = performance.now();
    const mine = { since, requestId, answer: drawing().then(answerFrom) };
    kept.delete(key); // so that it becomes the youngest
    kept.set(key, mine);
    const [oldest] = kept.keys();
    if (oldest !== undefined && kept.size > MAX_PAGES) kept.delete(oldest);
    const forget = () => void (kept.get(key) === mine && kept.delete(key));
    mine.answer.then((answer) => answer?.status === 200 || forget(), forget);
    return mine;
  }

  /** What is kept for this request, or is being drawn for it from now on. */
  function find(exchange: Exchange): Kept | undefined {
    const { url = '', headers } = exchange.request;
    const cookie = headers.cookie ?? '';
    if (!exchange.isReading) return undefined;
    if (!/^\/[^?#]*$/.test(url) || (cookie && cookie !== CONSENTED)) return undefined;
    const key = cookie + url;
    const found = kept.get(key);
    if (found && performance.now() - found.since < FRESH_MS) return found;
    const address = new URL(publicUrl + url);
    if (!isServerOnlyPage(address.pathname)) return undefined;
    const asked = new Request(address, { headers: cookie ? { cookie } : {} });
    return keep(key, exchange, () => render(asked, exchange));
  }

  return (exchange) => {
    const found = find(exchange);
    if (!found) return others(exchange);
    const pass = () => others(exchange);
    return found.answer.then((answer) => (answer ? send(answer, found, exchange) : pass()), pass);
  };
}

/** Of a page for anybody: it sets no cookie, and its policy allows it no script of its own. */
async function answerFrom(response: Response): Promise<Answer | undefined> {
  const { status, headers } = response;
  const policy = headers.get('content-security-policy');
  if (!policy || policy.includes("'nonce-") || headers.has('set-cookie')) return undefined;
  const identity = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, quality),
    promisify(gzip)(identity),
  ]);
  return {
    status,
    headers: {
      ...Object.fromEntries(headers),
      ...(status === 200 && { 'cache-control': 'private, max-age=0, must-revalidate', etag }),
      vary: 'Accept-Encoding, Cookie',
    },
    bodies: { identity, br, gzip: zipped },
  };
}

function send({ status, headers, bodies }: Answer, kept: Kept, { request, response }: Exchange): void {
  // A page about a fault shows the id of the request it was rendered for.
  if (status !== 200) response.setHeader('x-request-id', kept.requestId);
  if (headers.etag && knows(request.headers['if-none-match'], headers.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const accepted = request.headers['accept-encoding'];
  const encoding = (['br', 'gzip'] as const).find((it) => takes(accepted, it));
  const body = bodies[encoding ?? 'identity'];
  response.writeHead(status, {
    ...headers,
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(body); // Node sends none of it to HEAD
}
