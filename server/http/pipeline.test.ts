import { expect, it, onTestFinished, vi } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { refusalText } from '#messages/refusal.ts';
import { serveHandlers } from '#tests/serve-handlers.ts';
import type { Handler } from './pipeline.ts';

const serve = (pages: Handler, trustedProxies: string[] = []) => serveHandlers({ pages }, trustedProxies);

it('logs a fault under the request id, and responds with that id only', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const url = await serve(async () => {
    throw new Error('a secret of the inside');
  });
  const answer = await fetch(`${url}/fr/x?y=z`);
  const requestId = answer.headers.get('x-request-id');
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { message: refusalText('request.failed', 'fr'), code: 'request.failed', fields: {}, requestId },
  ]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('strict-transport-security')).toBeTruthy();
  expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({
    message: 'a request failed',
    route: '(other)',
    requestId,
    error: { message: 'a secret of the inside' },
  });
});

it('uses the request id of a trusted proxy if it is safe', async () => {
  const pages: Handler = async (exchange) => exchange.sendJson(200, { requestId: exchange.requestId });
  const trusting = await serve(pages, ['127.0.0.0/8']);
  const idFor = async (url: string, sent: string) => {
    const answer = await fetch(url, { headers: { 'x-request-id': sent } });
    const requestId = answer.headers.get('x-request-id');
    expect(await answer.json()).toEqual({ requestId });
    return requestId;
  };
  const safe = `${'f'.repeat(61)}-_.`;
  expect(await idFor(trusting, safe)).toBe(safe);
  for (const unsafe of [`${safe}f`, 'a b', '<b>', 'a,b'])
    expect(await idFor(trusting, unsafe)).toMatch(/^[\da-f-]{36}$/);
  expect(await idFor(await serve(pages, ['10.0.0.0/8']), safe)).toMatch(/^[\da-f-]{36}$/);
});

it('answers a refusal in the language of the address, or of the account once it is known', async () => {
  const url = await serve(async (exchange) => {
    if (exchange.query.has('account')) exchange.language = 'fr';
    throw new Refusal('session.required');
  });
  const french = refusalText('session.required', 'fr');
  const messageOf = async (path: string) =>
    ((await (await fetch(url + path)).json()) as { message: string }).message;
  expect(await messageOf('/x')).toBe(refusalText('session.required', 'en'));
  expect([await messageOf('/fr/x'), await messageOf('/x?account')]).toEqual([french, french]);
});

it('aborts a response that fails after its head was sent', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const url = await serve(async ({ response }) => {
    response.writeHead(200, { 'content-length': 100 }).write('half');
    throw new Error('broken');
  });
  await expect(fetch(url).then((it) => it.text())).rejects.toThrow();
});
