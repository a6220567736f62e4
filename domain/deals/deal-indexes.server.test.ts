import { expect, test } from 'vitest';
import { seedDeals } from '#tests/bench/deals/seed.ts';
import { testDatabase } from '#tests/database.ts';
import { aVisitor } from '#tests/people.ts';
import { plansOf } from '#tests/plans-of.ts';
import type { Ctx, Role } from '../ctx.ts';
import { runDueDeadlines } from '../deadlines/run-due-deadlines.server.ts';
import { findDeals, findOpenDealLines } from './find-deals.server.ts';

const db = await testDatabase();

const scan = /Seq Scan on (deal|offer|deliverable|shipment)\b/;

test('finding the deals of a viewer and the deadlines that are due scans no table', async () => {
  await seedDeals(db, 20_000);
  const schedule = aVisitor(db);
  const as = (id: string, role: Role): Ctx => ({
    ...schedule,
    actor: { id, role, name: '', email: '', language: 'en' },
  });
  const plans = [
    ...(await plansOf(as('user-brand1', 'client'), (ctx) => findOpenDealLines(ctx, 3))),
    ...(await plansOf(as('user-influencer1', 'influencer'), (ctx) => findOpenDealLines(ctx, 3))),
    ...(await plansOf(as('user-brand1', 'client'), (ctx) => findDeals(ctx))),
    ...(await plansOf(as('user-brand1', 'client'), (ctx) => findDeals(ctx, { isClosed: true }))),
    // `schedule` has the fixed time of the tests. The deals start at the time of the database, which is later. So no
    // deadline is due, and `runDueDeadlines` runs only its three queries for due rows.
    ...(await plansOf(schedule, runDueDeadlines)),
  ];
  expect(plans).toHaveLength(13);
  for (const plan of plans) expect(plan).not.toMatch(scan);
  expect(plans[0]).toContain('deal_client_idx');
  expect(plans[2]).toContain('deal_influencer_idx');
  expect(plans.at(-2)).toContain('deal_due_idx');
  expect(plans.at(-1)).toContain('deal_work_due_idx');
});
