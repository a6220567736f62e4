import { expect, it } from 'vitest';
import { freePort } from '#tests/free-port.ts';
import { PASSWORD } from '#tests/people.ts';
import { request } from '#tests/requests.ts';
import { aPicture } from '#tests/sample-files.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';
import { upload } from '#tests/uploading.ts';

const METRICS_PORT = String(await freePort());
const server = await testServer({ env: { METRICS_PORT, ACCESS_LOG: '', SLOW_QUERY_MS: '1' } });
const metrics = `http://127.0.0.1:${METRICS_PORT}/metrics`;

async function readMetrics(): Promise<Record<string, number>> {
  const text = await (await fetch(metrics)).text();
  const lines = text.split('\n').filter((it) => it.startsWith('accolade_'));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice('accolade_'.length, at), Number(line.slice(at))];
    }),
  );
}

it('counts what happened and reports the state of the process', async () => {
  const cookie = await signUpAt(server.url, 'brand', {
    companyName: 'Zyxmark',
    email: 'zyxmark@example.com',
  });
  await upload(server.url, cookie, { profile: 'media', name: 'zyxmark.png', content: await aPicture('png') });
  await request(`${server.url}/api/files?profile=media`, { cookie, body: {} });
  await request(`${server.url}/api/billing/webhook`, { body: {} });
  await request(`${server.url}/influencer/zyxmark`, { cookie });
  await request(`${server.url}/login`, {
    body: new URLSearchParams({ email: 'zyxmark@example.com', password: `${PASSWORD}x` }),
  });
  const stream = await request(`${server.url}/api/live`, { cookie });

  const found = async () => (await readMetrics())['emails_total{outcome="sent"}'];
  await expect.poll(found).toBe(1);
  const values = await readMetrics();
  expect(values).toMatchObject({
    'uploads_total{outcome="stored"}': 1,
    'uploads_total{outcome="refused"}': 1,
    'uploads_total{outcome="failed"}': 0,
    'webhook_events_total{outcome="refused"}': 1,
    live_streams: 1,
    influencer_index_ready: 1,
    'health{part="database"}': 1,
    'health{part="mail"}': 1,
    'http_request_duration_seconds_count{method="GET",route="/influencer/:influencerId",status="404"}': 1,
  });
  expect(values.slow_queries_total).toBeGreaterThan(0);
  expect(values['disk_free_bytes{folder="data"}']).toBeGreaterThan(0);
  await stream.body?.cancel();
});

it('answers nothing else', async () => {
  expect((await fetch(metrics.replace('/metrics', '/'))).status).toBe(404);
  expect((await fetch(metrics, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${server.url}/metrics`)).status).toBe(404);
});

it('logs no name, email address or network address', async () => {
  await expect.poll(() => server.output()).toContain('"route":"/login"');
  expect(server.output()).toContain('"message":"a query was slow","sql":');
  for (const word of ['zyxmark', 'Zyxmark', '@example', '"127.0.0.1"'])
    expect(server.output().toLowerCase()).not.toContain(word.toLowerCase());
});
