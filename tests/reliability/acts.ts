import { randomUUID } from 'node:crypto';
import type { AddedFile } from '#domain/files/file.ts';
import type { Pair } from '#tests/live/people.ts';
import { fromNewNetwork } from '#tests/networks.ts';
import { PASSWORD } from '#tests/people.ts';
import { request } from '#tests/requests.ts';

/** Timeout of a change in milliseconds, above the server's limits for a statement and for a stored file. */
const ANSWER_MS = 60_000;

export type Kind =
  | 'message'
  | 'sign-up'
  | 'profile'
  | 'application'
  | 'decision'
  | 'upload'
  | 'hand-in'
  | 'remark'
  | 'approval';

const order = [
  'message',
  'sign-up',
  'message',
  'profile',
  'message',
  'application',
  'message',
  'decision',
  'upload',
] as const satisfies Kind[];

/**
 * A change that a writer sends until the server acknowledges it, at most `MAX_ATTEMPTS` times (writers.ts). `key`
 * identifies the change in the database.
 */
export interface Act {
  kind: Kind;
  key: string;
  send(url: string): Promise<Response>;
  /** Code with which the server refuses the change if an earlier attempt was stored. */
  known?: string;
  onStored?(body: string): void;
}

/** The changes of one writer, one after the other. */
export interface Acts {
  /** Addresses of stored uploads by their content. */
  readonly uploads: ReadonlyMap<string, { path: string; cookie: string }>;
  next(): Act;
}

/**
 * Produces the changes of one writer in the order of `order`. Edits, uploads and messages are by the writer's own pairs
 * of people. Applications and decisions can concern the brands of other writers' pairs.
 */
export class WriterActs implements Acts {
  readonly uploads = new Map<string, { path: string; cookie: string }>();
  readonly edits = new Map<string, number>();
  readonly #pairs: Pair[];
  readonly #all: Pair[];
  readonly #pending: { influencer: string; pair: Pair }[] = [];
  #turn = 0;
  #applied = 0;

  constructor(pairs: Pair[], all: Pair[]) {
    this.#pairs = pairs;
    this.#all = all;
  }

  next(): Act {
    const kind = order[this.#turn % order.length] ?? 'message';
    const pair = this.#pairs[Math.floor(this.#turn++ / order.length) % this.#pairs.length] as Pair;
    switch (kind) {
      case 'sign-up':
        return this.#signUp();
      case 'profile':
        return this.#editProfile(pair);
      case 'application':
        return this.#apply() ?? this.#write(pair);
      case 'decision':
        return this.#decide() ?? this.#write(pair);
      case 'upload':
        return this.#upload(pair);
      case 'message':
        return this.#write(pair);
    }
  }

  #write({ conversationId, cookies: [cookie] }: Pair): Act {
    const id = randomUUID();
    const path = `/api/conversations/${conversationId}/messages`;
    return { kind: 'message', key: id, send: (url) => post(url + path, cookie, { id, content: id }) };
  }

  #signUp(): Act {
    const email = `${randomUUID()}@example.com`;
    const body = { email, password: PASSWORD, companyName: 'Maison' };
    const send = (url: string) => post(`${url}/api/brand-signup`, '', body);
    return { kind: 'sign-up', key: email, known: 'account.email_taken', send };
  }

  #editProfile(pair: Pair): Act {
    const email = `brand${numberOf(pair)}@example.com`;
    const number = (this.edits.get(email) ?? 0) + 1;
    this.edits.set(email, number);
    const form = new URLSearchParams({ fullName: `Edit ${number}`, language: 'en' });
    return {
      kind: 'profile',
      key: `${email} ${number}`,
      send: (url) => post(`${url}/profile.data`, pair.cookies[0], form),
    };
  }

  #apply(): Act | undefined {
    const pair = this.#pairs[this.#applied % this.#pairs.length] as Pair;
    const others = this.#all.filter((it) => it !== pair);
    const brand = others[Math.floor(this.#applied / this.#pairs.length)];
    if (!brand) return undefined;
    this.#applied += 1;
    const campaign = numberOf(brand);
    const influencer = numberOf(pair);
    const form = new URLSearchParams({ message: 'Let me be chosen' });
    return {
      kind: 'application',
      key: `${campaign} ${influencer}`,
      known: 'application.already_applied',
      send: (url) => post(`${url}/influencer/campaign/campaign-${campaign}.data`, pair.cookies[1], form),
      onStored: () => this.#pending.push({ influencer, pair: brand }),
    };
  }

  #decide(): Act | undefined {
    const next = this.#pending.shift();
    if (!next) return undefined;
    const { influencer, pair } = next;
    const campaign = numberOf(pair);
    const path = `/client/campaigns/campaign-${campaign}/influencer/influencer-${influencer}.data`;
    const form = new URLSearchParams({ decision: 'accepted' });
    return {
      kind: 'decision',
      key: `${campaign} ${influencer}`,
      known: 'application.already_decided',
      send: (url) => post(url + path, pair.cookies[0], form),
    };
  }

  #upload({ cookies: [cookie] }: Pair): Act {
    const key = randomUUID();
    const send = (url: string) => {
      const form = new FormData();
      form.append('file', new Blob([key], { type: 'text/plain' }), `${key}.txt`);
      const signal = AbortSignal.timeout(ANSWER_MS);
      return fetch(`${url}/api/files?profile=attachment&uploadId=${key}`, {
        method: 'POST',
        headers: { cookie },
        body: form,
        signal,
      });
    };
    const onStored = (body: string) => {
      const { id } = JSON.parse(body) as AddedFile;
      this.uploads.set(key, { path: `/files/${id}/original`, cookie });
    };
    return { kind: 'upload', key, send, onStored };
  }
}

export function numberOf({ conversationId }: Pair): string {
  return conversationId.replace('conversation-', '');
}

export function post(url: string, cookie: string, body: object): Promise<Response> {
  return request(url, { cookie, body, headers: fromNewNetwork(), signal: AbortSignal.timeout(ANSWER_MS) });
}
