import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aSignedDeal, deals } from '#tests/deals.ts';
import { at } from '#tests/people.ts';
import { setShipment, shipmentsBy } from '#tests/shipments.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { Refusal } from '../refusal.ts';
import { receiveGift } from './receive-gift.server.ts';
import { reportProblem } from './report-problem.server.ts';
import { sendGift } from './send-gift.server.ts';
import { waiveGift } from './waive-gift.server.ts';

const db = await testDatabase();

type Deal = Awaited<ReturnType<typeof aSignedDeal>>;
type Run = (deal: Deal) => Promise<unknown>;

const LAST_MOMENT = '2026-07-07T21:59:59Z';
const runs = {
  send: ({ brand, dealId }) => sendGift(brand, dealId, { carrier: 'gls', trackingNumber: '' }),
  waive: ({ influencer, dealId }) => waiveGift(influencer, dealId),
  report: ({ influencer, dealId }) => reportProblem(influencer, dealId, { text: 'Empty' }),
  receive: ({ influencer, dealId }) => receiveGift(influencer, dealId),
  'receive at the last moment': ({ influencer, dealId }) => receiveGift(at(influencer, LAST_MOMENT), dealId),
  presume: ({ brand }) => runDueDeadlines({ ...at(brand, '2026-07-07T22:00:00Z'), actor: null }),
} satisfies Record<string, Run>;

/** The acts, the state before, and all sequences of events that may result. */
const races: [keyof typeof runs, keyof typeof runs, keyof typeof shipmentsBy, string[][]][] = [
  ['send', 'send', 'to send', [['sent']]],
  ['send', 'waive', 'to send', [['sent', 'waived'], ['waived']]],
  ['receive at the last moment', 'presume', 'sent', [['received influencer'], ['received presumption']]],
  [
    'receive at the last moment',
    'presume',
    'sent again',
    [['received influencer'], ['received presumption']],
  ],
  ['report', 'receive', 'sent', [['problem_reported', 'received influencer'], ['received influencer']]],
  ['receive', 'waive', 'problem', [['received influencer'], ['waived']]],
];

describe('32 requests at once have one effect each', () => {
  it.each(races)('%s and %s, when the gift is %s', async (one, other, state, outcomes) => {
    const deal = await aSignedDeal(db);
    await setShipment(db, deal.dealId, shipmentsBy[state]);
    await db.kysely.updateTable('deal').set({ version: 1 }).execute();
    await db.kysely.deleteFrom('event').execute();
    // Opens all connections of the pool. Otherwise the requests below would not run in parallel.
    await Promise.all(Array.from({ length: 10 }, () => deals(db)));
    const tries = await Promise.allSettled(
      Array.from({ length: 32 }, (_, n) => runs[n % 2 ? one : other](deal)),
    );
    for (const it of tries) if (it.status === 'rejected') expect(it.reason).toBeInstanceOf(Refusal);
    const rows = await db.kysely.selectFrom('event').select(['name', 'subject']).orderBy('id').execute();
    const events = rows
      .filter(({ name }) => name.startsWith('shipment.'))
      .map(({ name, subject }) => [name.replace('shipment.', ''), subject.by].filter(Boolean).join(' '));
    expect(outcomes).toContainEqual(events);
    const { sendings } = await db.kysely.selectFrom('shipment').selectAll().executeTakeFirstOrThrow();
    const before = shipmentsBy[state].status === 'to_send' ? 0 : state === 'sent again' ? 2 : 1;
    expect(sendings).toBe(before + events.filter((it) => it === 'sent').length);
    expect((await deals(db))[0]?.version).toBe(1 + events.length);
  });
});
