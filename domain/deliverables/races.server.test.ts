import { describe, expect, it } from 'vitest';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { deals } from '#tests/deals.ts';
import { at, type Person } from '#tests/people.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { Refusal } from '../refusal.ts';
import type { ContentIntent } from './content.ts';

const db = await testDatabase();

type Deal = Awaited<ReturnType<typeof aDealWithContent>>;

interface Runner {
  run: (deal: Deal) => Promise<unknown>;
  event: string;
  status: string;
}

/** Sends the form for the first deliverable of the deal. */
const send = (person: Person, { dealId, deliverableIds: [id = ''] }: Deal, form: { intent: ContentIntent }) =>
  sendContent(person, dealId, id, form);

const act = (
  intent: ContentIntent,
  side: 'brand' | 'influencer',
  result: Omit<Runner, 'run'>,
  moment?: string,
) => ({
  ...result,
  run: (deal: Deal) => send(moment ? at(deal[side], moment) : deal[side], deal, someForms[intent]()),
});

const approved = { event: 'deliverable.approved', status: 'approved' };
const approve = act('approve', 'brand', approved);
const ask = act('ask', 'brand', { event: 'deliverable.changes_asked', status: 'changes_asked' });
const lateApprove = act('approve', 'brand', approved, '2026-06-22T21:59:59Z');
const silence: Runner = {
  ...approved,
  run: ({ brand }) => runDueDeadlines({ ...at(brand, '2026-06-22T22:00:00Z'), actor: null }),
};
const submit = act(
  'submit',
  'influencer',
  { event: 'deliverable.submitted', status: 'submitted' },
  '2026-12-19T10:00:00Z',
);
const drop = act(
  'drop',
  'brand',
  { event: 'deliverable.dropped', status: 'dropped' },
  '2026-12-19T10:00:00Z',
);
const confirm = act('confirm', 'brand', { event: 'deliverable.confirmed', status: 'confirmed' });
const object = act('object', 'brand', { event: 'deliverable.objected', status: 'approved' });

const races: [string, readonly ContentIntent[], Runner, Runner][] = [
  ['approve and silence', ['submit'], lateApprove, silence],
  ['approve and ask for changes', ['submit'], approve, ask],
  ['approve and approve', ['submit'], approve, approve],
  ['drop and submit', [], drop, submit],
  ['confirm and object', ['submit', 'approve', 'publish'], confirm, object],
];

/** Opens all connections of the pool. Otherwise requests would not run in parallel. */
const openConnections = () => Promise.all(Array.from({ length: 10 }, () => deals(db)));

async function contentEvents(): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('event')
    .select('name')
    .where('name', 'like', 'deliverable.%')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

async function run32(run: (n: number) => Promise<unknown>): Promise<void> {
  await openConnections();
  const tries = await Promise.allSettled(Array.from({ length: 32 }, (_, n) => run(n)));
  for (const it of tries) if (it.status === 'rejected') expect(it.reason).toBeInstanceOf(Refusal);
}

describe('32 requests at once have one effect', () => {
  it.each(races)('%s', async (_, steps, one, other) => {
    const deal = await aDealWithContent(db);
    for (const intent of steps)
      await send(deal[intent === 'approve' ? 'brand' : 'influencer'], deal, someForms[intent]());
    const [before] = await deals(db);
    const known = (await contentEvents()).length;
    await run32((n) => (n % 2 ? one : other).run(deal));
    const events = (await contentEvents()).slice(known);
    const won = events[0] === one.event ? one : other;
    const { status } = await db.kysely
      .selectFrom('deliverable')
      .select('status')
      .where('id', '=', deal.deliverableIds[0] ?? '')
      .executeTakeFirstOrThrow();
    const [after] = await deals(db);
    expect({ events, status, version: after?.version }).toEqual({
      events: [won.event],
      status: won.status,
      version: (before?.version ?? 0) + 1,
    });
  });

  it('publish with one link in two deals', async () => {
    const both = [await aDealWithContent(db), await aDealWithContent(db)] as const;
    for (const deal of both) {
      await send(deal.influencer, deal, someForms.submit());
      await send(deal.brand, deal, someForms.approve());
    }
    const form = someForms.publish();
    await run32((n) => {
      const deal = both[n % 2 ? 0 : 1];
      return send(deal.influencer, deal, form);
    });
    expect((await contentEvents()).filter((it) => it === 'deliverable.published')).toHaveLength(1);
    const rows = await db.kysely
      .selectFrom('deliverable')
      .select('status')
      .where('status', '=', 'live')
      .execute();
    expect(rows).toHaveLength(1);
  });
});
