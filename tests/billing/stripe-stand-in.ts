import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { StripeSettings } from '#services/billing/stripe.server.ts';
import { closeServer, listen } from '#tests/listening.ts';
import { type PriceKey, prices } from './stripe-objects.ts';
import { StripeWorld } from './stripe-world.ts';

const webhookSecret = 'whsec_of_the_tests';

export interface StripeStandIn {
  readonly settings: StripeSettings;
  readonly world: StripeWorld;
  readonly sent: { path: string; form: URLSearchParams }[];
  /**
   * Maximum delay of some responses in milliseconds. A delayed response contains the state at the time of its
   * request.
   */
  slow: number;
  down: boolean;
  /** Webhook endpoints. Null if the key may not list them. */
  endpoints: { url: string; status: 'enabled' | 'disabled'; enabled_events: string[] }[] | null;
  refusesKey: boolean;
  close(): Promise<void>;
}

type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
const list = (data: readonly unknown[]) => ok({ object: 'list', data, has_more: false });
const refused = (message: string): Answer => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});

const missing: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such customer.' } },
};

export async function stripeStandIn(): Promise<StripeStandIn> {
  const world = new StripeWorld();
  const sent: StripeStandIn['sent'] = [];
  /**
   * Contents and responses by idempotency key. For a repeated key, Stripe repeats the first response, even if the state
   * has changed since. Stripe refuses a repeated key with other content.
   */
  const responsesByKey = new Map<string, { content: string; given: Answer }>();
  const configurations: { id: string; metadata: Record<string, string> }[] = [];

  function answer(method: string, url: URL, form: URLSearchParams): Answer {
    const path = url.pathname.replace('/v1/', '');
    const customer = url.searchParams.get('customer') ?? form.get('customer') ?? '';
    const ofCustomer = <T extends { customer: string }>(all: readonly T[]) =>
      all.filter((it) => it.customer === customer).toReversed();
    const customerId = /^customers\/(\w+)$/.exec(path)?.[1];
    const known = world.customers.get(customerId ?? '');
    if (method === 'GET') {
      if (customerId) return known ? ok(known) : missing;
      switch (path) {
        case 'customers': {
          const email = url.searchParams.get('email');
          return list([...world.customers.values()].filter((it) => it.email === email).toReversed());
        }
        case 'prices':
          return list(prices);
        case 'subscriptions':
          return list(ofCustomer(world.subscriptions));
        case 'invoices':
          return list(ofCustomer(world.invoices));
        case 'checkout/sessions':
          return list(ofCustomer(world.sessions).filter(({ status }) => status === 'open'));
        case 'billing_portal/configurations':
          return list(configurations);
        case 'webhook_endpoints':
          return standIn.endpoints ? list(standIn.endpoints) : { ...refused('No permission.'), status: 403 };
        default:
          return { status: 404, body: { error: { type: 'invalid_request_error', message: path } } };
      }
    }
    sent.push({ path, form });
    const [, sessionId] = /^checkout\/sessions\/(\w+)\/expire$/.exec(path) ?? [];
    if (sessionId) {
      const session = world.sessions.find(({ id }) => id === sessionId);
      return session && world.expire(session) ? ok(session) : refused('This session is not open.');
    }
    if (method === 'DELETE')
      return world.deleteCustomer(path.replace('customers/', '')) ? ok({ deleted: true }) : missing;
    if (known) return ok(Object.assign(known, { email: form.get('email') ?? known.email }));
    const updated = world.update(/^(?:subscriptions|invoices)\/(\w+)$/.exec(path)?.[1] ?? '', form);
    if (updated) return ok(updated);
    switch (path) {
      case 'customers':
        return ok(
          world.addCustomer(form.get('email') ?? '', { user_id: form.get('metadata[user_id]') ?? '' }),
        );
      case 'checkout/sessions': {
        const price = (form.get('line_items[0][price]') ?? '').replace('price_', '') as PriceKey;
        return ok(world.openSession(customer, price, { offer: form.get('metadata[offer]') ?? '' }));
      }
      case 'billing_portal/configurations': {
        const configuration = { id: 'bpc_1', metadata: { made_for: form.get('metadata[made_for]') ?? '' } };
        configurations.push(configuration);
        return ok(configuration);
      }
      case 'billing_portal/sessions':
        return ok({ id: 'bps_1', url: `https://billing.stripe.com/p/session/${customer}` });
      default:
        return refused(path);
    }
  }

  function repeated(form: URLSearchParams, idempotencyKey = ''): Answer | undefined {
    const before = responsesByKey.get(idempotencyKey);
    if (!before || before.content === form.toString()) return before?.given;
    const message = 'Keys for idempotent requests can only be used with the same parameters.';
    return { status: 400, body: { error: { type: 'idempotency_error', message } } };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const key = request.headers['idempotency-key'];
    const idempotencyKey = typeof key === 'string' ? key : undefined;
    const given: Answer = standIn.down
      ? { status: 500, body: { error: { type: 'api_error', message: 'Down' } } }
      : standIn.refusesKey
        ? { ...refused(`Invalid API Key provided: ${standIn.settings.secretKey}`), status: 401 }
        : repeated(form, idempotencyKey) ||
          answer(request.method ?? '', new URL(request.url ?? '', 'http://127.0.0.1'), form);
    if (idempotencyKey && !standIn.down && !responsesByKey.has(idempotencyKey))
      responsesByKey.set(idempotencyKey, { content: form.toString(), given });
    const body = JSON.stringify(given.body);
    if (standIn.slow && Math.random() < 0.4) await sleep(Math.random() * standIn.slow);
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(body);
  }

  const server = createServer((request, response) => void respond(request, response));
  const url = `http://127.0.0.1:${await listen(server)}`;
  const standIn: StripeStandIn = {
    settings: { secretKey: 'sk_test_1', webhookSecret, url },
    world,
    sent,
    slow: 0,
    down: false,
    endpoints: [],
    refusesKey: false,
    close: () => closeServer(server),
  };
  return standIn;
}

export function signatureOf(
  payload: string,
  { secret = webhookSecret, timestamp }: { secret?: string; timestamp?: number } = {},
): string {
  return Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp && { timestamp }) });
}
