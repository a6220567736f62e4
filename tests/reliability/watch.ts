import { setTimeout as sleep } from 'node:timers/promises';
import { request } from '#tests/requests.ts';

const PAUSE_MS = 300;
/** Timeout of a watched request in milliseconds, above the server's limit for a query. */
const ANSWER_MS = 50_000;
/**
 * Milliseconds within which `/health` must name the failing part. A health check takes up to two seconds. Its result
 * is then reused for two seconds.
 */
const NAMED_AFTER_MS = 5_000;

export interface Expected {
  /** Failing part that `/health` must name. If absent, `/health` must be 200. */
  part?: string;
  /**
   * Required response of pages that read the database: `answer` is 200, `fail` is 500 with the error page. If absent,
   * both are allowed.
   */
  pages?: 'answer' | 'fail';
}

interface Sample {
  afterMs: number;
  live: number;
  ready: number;
  health: number;
  failing: string[];
  page: number;
  signedIn: { status: number; isErrorPage: boolean };
}

/**
 * Keeps requesting the health addresses and two pages. `end` waits until `/health` has had time to name the failing
 * part. Call `end` during the fault, because answers after the fault would be judged too.
 */
export function watch(url: string, cookie: string): { end(): Promise<(expected: Expected) => string[]> } {
  const startedAt = performance.now();
  const samples: Sample[] = [];
  let isEnding = false;
  const watching = (async () => {
    while (!isEnding || !samples.some(isSettled)) {
      samples.push(await sampleOf(url, cookie, performance.now() - startedAt));
      await sleep(PAUSE_MS);
    }
  })();
  return {
    async end() {
      isEnding = true;
      await watching;
      return (expected) => wrongAnswers(samples, expected);
    },
  };
}

async function sampleOf(url: string, cookie: string, afterMs: number): Promise<Sample> {
  const [live, ready, health, page, signedIn] = await Promise.all([
    get(`${url}/health/live`),
    get(`${url}/health/ready`),
    get(`${url}/health`),
    get(`${url}/pricing`),
    get(`${url}/client/campaigns`, cookie),
  ]);
  return {
    afterMs,
    live: live.status,
    ready: ready.status,
    health: health.status,
    failing: health.status === 503 ? (JSON.parse(health.text) as { failing: string[] }).failing : [],
    page: page.status,
    signedIn: {
      status: signedIn.status,
      isErrorPage: signedIn.isHtml && signedIn.text.includes('Unexpected Application Error!'),
    },
  };
}

async function get(url: string, cookie = ''): Promise<{ status: number; isHtml: boolean; text: string }> {
  try {
    const headers = { accept: 'text/html' };
    const answer = await request(url, { cookie, headers, signal: AbortSignal.timeout(ANSWER_MS) });
    const isHtml = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    return { status: answer.status, isHtml, text: await answer.text() };
  } catch {
    return { status: 0, isHtml: false, text: '' };
  }
}

const isSettled = ({ afterMs }: Sample) => afterMs > NAMED_AFTER_MS;

function wrongAnswers(samples: Sample[], { part, pages }: Expected): string[] {
  const wrong: string[] = [];
  for (const { live, ready, page } of samples) {
    if (live !== 200) wrong.push(`/health/live is ${live}`);
    if (ready !== 200) wrong.push(`/health/ready is ${ready}`);
    if (page !== 200) wrong.push(`/pricing is ${page}`);
  }
  for (const { health, failing, signedIn } of samples.filter(isSettled)) {
    if (part ? !failing.includes(part) : health !== 200)
      wrong.push(`/health is ${health} and names ${failing.join(', ')}`);
    const { status, isErrorPage } = signedIn;
    const answers = status === 200;
    const fails = status === 500 && isErrorPage;
    if (pages === 'answer' ? !answers : pages === 'fail' ? !fails : !answers && !fails)
      wrong.push(`/client/campaigns is ${status}${isErrorPage ? ', the error page' : ''}`);
  }
  return wrong;
}
