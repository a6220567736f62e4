import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { freePort } from '#tests/free-port.ts';
import { PASSWORD } from '#tests/people.ts';
import { request } from '#tests/requests.ts';
import type { RunningServer } from '#tests/server.ts';
import { choosePassword, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';

let server: RunningServer;
let cookie: string;

beforeAll(async () => {
  const env = { EMAIL: '', MAIL: '', SMTP_URL: `smtp://someone:secret@127.0.0.1:${await freePort()}` };
  const started = await startWithStaff(['staff@operations.example'], { env });
  server = started.server;
  const [link = ''] = started.links;
  cookie = (await setSecondFactorUp(server.url, await choosePassword(link))).cookie;
  const body = { email: 'brand@operations.example', password: PASSWORD, companyName: 'Maison Aubrac' };
  expect((await request(`${server.url}/api/brand-signup`, { body })).status).toBe(201);
}, 180_000);
afterAll(() => server.stop());

const page = async (path: string) => (await request(server.url + path, { cookie })).text();
const post = (path: string, fields: Record<string, string>) =>
  request(server.url + path, { cookie, body: new URLSearchParams(fields) });
const jobIn = (text: string, kind: string) =>
  new RegExp(`${kind} · (?:<!-- -->)?(job-[\\w-]+)`).exec(text.replaceAll('<!-- -->', ''))?.[1];

describe('/staff/jobs', () => {
  it('lists a failing job without personal data, asks before the act, and discards it', async () => {
    const listed = '/staff/jobs?kind=mail.confirmation&state=failing';
    await eventually(async () => expect(jobIn(await page(listed), 'mail.confirmation')).toBeDefined());
    const text = await page(listed);
    expect(text).toContain('ECONNREFUSED');
    expect(text).not.toContain('brand@operations.example');
    const job = jobIn(text, 'mail.confirmation') ?? '';
    const asks = await page(`${listed}&ask=discard&job=${job}`);
    expect(asks).toContain('Discard this job?');
    expect(asks).toMatch(new RegExp(`name="job" value="${job}"`));
    expect(await page(`/fr${listed}&ask=discard&job=${job}`)).toContain('Supprimer cette tâche');
    const discarded = await post(listed, { intent: 'discard', job });
    expect(discarded.status).toBe(302);
    expect(discarded.headers.get('location')).toBe(listed);
    expect(jobIn(await page('/staff/jobs'), 'mail.confirmation')).toBeUndefined();
    expect(await page('/staff/audit')).toContain(`mail.confirmation ${job}`);
  });
});

describe('/staff/services', () => {
  it('sends a test email, says why it failed, and shows no secret', async () => {
    expect((await post('/staff/services', {})).status).toBe(302);
    await eventually(async () => expect(await page('/staff/services')).toContain('It could not be reached.'));
    const text = await page('/staff/services');
    expect(text).toMatch(/Failed <!-- -->|Failed \d/);
    expect(text).not.toContain('secret@');
    expect(text).not.toContain('someone');
    expect(jobIn(await page('/staff/jobs'), 'mail.test')).toBeUndefined();
  });
});

describe('/staff/storage', () => {
  it('has sizes and the disk in both languages', async () => {
    expect(await page('/staff/storage')).toMatch(/free on the disk of/);
    expect(await page('/fr/staff/storage')).toMatch(/disque de/);
  });
});

describe('/staff', () => {
  it('links to the pages, with the failing services', async () => {
    const text = (await page('/staff')).replaceAll('<!-- -->', '');
    for (const path of ['/staff/jobs', '/staff/services', '/staff/storage'])
      expect(text).toContain(`href="${path}"`);
    expect(text).toContain('1 failing');
  });
});
