import { expect, it } from 'vitest';
import { migrate } from '#db/migrate.server.ts';
import { openEmbedded, openPostgres } from '#db/open.server.ts';
import { groupingsOf, metricsOf, readDashboardQueries, readRules } from '#tests/alerts/shipped-queries.ts';
import { freePort } from '#tests/free-port.ts';
import { PASSWORD } from '#tests/people.ts';
import { request } from '#tests/requests.ts';
import { aPicture } from '#tests/sample-files.ts';
import { signUpAt } from '#tests/sign-up.ts';
import { testServer } from '#tests/test-server.ts';
import { upload } from '#tests/uploading.ts';

const METRICS_PORT = String(await freePort());
const server = await testServer({
  env: { METRICS_PORT, ACCESS_LOG: '', SLOW_QUERY_MS: '1' },
  async before({ DATABASE_URL, DATA_DIR }) {
    const db = await (DATABASE_URL ? openPostgres(DATABASE_URL) : openEmbedded(`${DATA_DIR}/database`));
    await migrate(db);
    const job = {
      id: 'given-up',
      name: 'mail.reset',
      payload: {},
      run_at: new Date(),
      failed_at: new Date(),
    };
    await db.kysely.insertInto('job').values(job).execute();
    await db.close();
  },
});
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

it('has each metric and label of the alert rules and the dashboard', async () => {
  const text = await (await fetch(metrics)).text();
  const described = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name = '']) => name));
  const labelsOf = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:{(.*)})? \S+$/gm)) {
    const known = labelsOf.get(name) ?? new Set(['job', 'instance']);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known.add(label);
    labelsOf.set(name, known);
  }
  const allLabels = [...labelsOf.values()].flatMap((it) => [...it]);
  const withoutValue = new Set<string>();
  for (const query of [...readRules().map(({ expr }) => expr), ...readDashboardQueries()]) {
    expect(allLabels).toEqual(expect.arrayContaining(groupingsOf(query)));
    for (const { metric, labels } of metricsOf(query)) {
      const known = labelsOf.get(metric);
      if (known) expect([...known], query).toEqual(expect.arrayContaining(labels));
      else expect([...described], query).toContain(metric);
      if (!known) withoutValue.add(metric);
    }
  }
  const postgresOnly = ['accolade_database_connections', 'accolade_database_connections_max'];
  expect([...withoutValue].toSorted()).toEqual([
    'accolade_certificate_expiry_timestamp_seconds',
    ...(process.env.TEST_DATABASE_URL ? [] : postgresOnly),
  ]);
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
