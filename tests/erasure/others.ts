import { setTimeout as sleep } from 'node:timers/promises';
import type { Pair } from '#tests/live/people.ts';
import { fromNewNetwork } from '#tests/networks.ts';
import { request } from '#tests/requests.ts';

const PAUSE_MS = 20;
const ANSWER_MS = 60_000;
/** Allowed statuses of requests about people who leave: success, a redirect, not found, conflict or gone. */
const MAY_BE_GONE = [200, 201, 202, 204, 302, 303, 404, 409, 410];

interface Visit {
  path: string;
  cookie: string;
  body?: URLSearchParams | object;
  /** True if the request concerns a person who leaves. */
  ofLeaving?: boolean;
}

/**
 * Sends requests of visitors and of the people who stay, and records wrong answers. The requests read pages, apply to
 * campaigns of people who leave, decide on their applications, and send them messages.
 */
export class Others {
  pages = 0;
  slowestMs = 0;
  readonly broken: string[] = [];
  readonly refused = new Map<string, number>();
  readonly #url: string;
  readonly #pairs: Pair[];
  readonly #leaving: number;
  #isStopped = false;
  #turn = 0;
  #running: Promise<unknown> = Promise.resolve();

  constructor(url: string, pairs: Pair[], leaving: number) {
    this.#url = url;
    this.#pairs = pairs;
    this.#leaving = leaving / 2;
  }

  start(): void {
    this.#running = Promise.all([1, 2, 3].map(() => this.#work()));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
  }

  async #work(): Promise<void> {
    while (!this.#isStopped) {
      for (const visit of this.#next()) {
        if (this.#isStopped) return;
        await this.#visit(visit);
        await sleep(PAUSE_MS);
      }
    }
  }

  /** Returns requests of a visitor and of one staying pair. Some concern the next brand and influencer who leave. */
  #next(): Visit[] {
    const n = 1 + (this.#turn++ % this.#leaving);
    const count = this.#pairs.length;
    const pair = this.#pairs.find((it) => it.conversationId === `conversation-${1 + (n % count)}`) as Pair;
    const [brand, influencer] = pair.cookies;
    const campaign = `campaign-${1 + (n % count)}`;
    const own = (cookie: string, ...paths: string[]): Visit[] => paths.map((path) => ({ path, cookie }));
    const ofLeaving = (cookie: string, path: string, body?: Visit['body']): Visit => ({
      path,
      cookie,
      ofLeaving: true,
      ...(body && { body }),
    });
    const message = () => ({ id: crypto.randomUUID(), content: 'Hello' });
    return [
      ...own(brand, '/client/dashboard', '/client/campaigns', `/client/campaign/${campaign}`),
      ...own(brand, '/messages', '/notifications', '/client/shortlists', '/influencers?q=zq'),
      ...own(influencer, '/influencer/dashboard', '/influencer/campaigns', '/messages', '/notifications'),
      ...own('', '/', '/influencers', '/sitemap.xml'),
      ofLeaving(brand, `/influencer/influencer-li${n}`),
      ofLeaving(brand, `/client/campaigns/${campaign}/influencer/influencer-li${n}`),
      ofLeaving(influencer, `/influencer/campaign/campaign-lb${n}`),
      ofLeaving('', `/campaigns/campaign-lb${n}`),
      ofLeaving('', `/company/company-lb${n}`),
      ofLeaving(
        influencer,
        `/influencer/campaign/campaign-lbx${n}.data`,
        new URLSearchParams({ message: 'Let me be chosen' }),
      ),
      ofLeaving(
        brand,
        `/client/campaigns/${campaign}/influencer/influencer-li${n}.data`,
        new URLSearchParams({ decision: n % 2 ? 'accepted' : 'declined' }),
      ),
      ofLeaving(brand, `/api/conversations/conversation-li${n}/messages`, message()),
      ofLeaving(influencer, `/api/conversations/conversation-lb${n}/messages`, message()),
    ];
  }

  async #visit({ path, cookie, body, ofLeaving = false }: Visit): Promise<void> {
    const startedAt = performance.now();
    const headers = { ...fromNewNetwork(), accept: 'text/html' };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const [status, text] = await request(this.#url + path, { cookie, body, headers, signal })
      .then(async (answer) => [answer.status, await answer.text()] as const)
      .catch((error: unknown) => [0, String(error)] as const);
    this.slowestMs = Math.max(this.slowestMs, performance.now() - startedAt);
    this.pages += 1;
    const isFine = ofLeaving ? MAY_BE_GONE.includes(status) : status === 200;
    if (!isFine || text.includes('Unexpected Application Error!'))
      this.broken.push(
        `${path.replaceAll(/\d+/g, 'N')} is ${status} ${status === 200 ? '' : text.slice(0, 100)}`,
      );
    if (ofLeaving && status >= 400)
      this.refused.set(String(status), (this.refused.get(String(status)) ?? 0) + 1);
  }
}
