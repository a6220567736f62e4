import { describe, expect, it } from 'vitest';
import { m } from '#messages';
import { loseTables } from '#tests/lose-tables.ts';
import { PASSWORD } from '#tests/people.ts';
import { testServer } from '#tests/test-server.ts';

const server = await testServer({ databaseUrl: '' });
const cookie = await signUp();

async function signUp(): Promise<string> {
  const answer = await fetch(`${server.url}/api/brand-signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'brand@fault.example', password: PASSWORD, companyName: 'Maison Aubrac' }),
  });
  expect(answer.status).toBe(201);
  return answer.headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .join('; ');
}

async function ask(path: string, init: RequestInit = {}) {
  const headers = { accept: 'text/html', cookie };
  const answer = await fetch(server.url + path, { headers, redirect: 'manual', ...init });
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  return { answer, html, requestId: answer.headers.get('x-request-id') ?? '' };
}

const post = () => ({ method: 'POST', body: new URLSearchParams({ move: 'publish', campaignId: 'none' }) });

async function expectFaultPage(path: string, init: RequestInit = {}): Promise<string> {
  const language = path.startsWith('/fr') ? 'fr' : 'en';
  const { answer, html, requestId } = await ask(path, init);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
  expect(html).toContain(`${m.fault_title({}, { locale: language })}</h1>`);
  expect(html).toContain(m.fault_request_id({ requestId }, { locale: language }));
  expect(html).toMatch(new RegExp(`href="${path}"[^>]*>${m.connection_retry({}, { locale: language })}`));
  expect(html).not.toContain('/login"');
  return html;
}

describe('a page whose query fails', () => {
  it('has the header of the viewer, a link to their dashboard, and the id of the request', async () => {
    await loseTables(server, 'campaign_media');
    for (const path of ['/client/dashboard', '/fr/client/dashboard']) {
      const html = await expectFaultPage(path);
      expect(html).toContain('Maison Aubrac');
      const isFrench = path.startsWith('/fr');
      expect(html).toMatch(m.not_found_dashboard({}, { locale: isFrench ? 'fr' : 'en' }));
    }
  });

  it('has the id of its own request in a data response', async () => {
    const { answer, html, requestId } = await ask('/client/dashboard.data');
    expect(answer.status).toBe(500);
    expect(html).toContain(requestId);
  });
});

describe('without the table of sessions', () => {
  it('a signed-in person gets a page and no JSON, on every address', async () => {
    await loseTables(server, 'user_session');
    for (const path of ['/client/dashboard', '/fr/client/dashboard', '/blog', '/nothing-here'])
      await expectFaultPage(path);
    await expectFaultPage('/client/dashboard', { ...post(), headers: { accept: 'text/html', cookie } });
  });
});
