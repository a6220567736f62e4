import { expect, it } from 'vitest';
import type { Ctx } from '#domain/ctx.ts';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aVisitor } from '#tests/people.ts';
import { findSubscription } from './find-subscription.server.ts';

const db = await testDatabase();
const free = { tier: 'free', billing: null, periodEnd: null, renews: false, invoices: [] };
const end = new Date('2026-07-01T08:00:00Z');

/** No act subscribes yet: the rows are written as a biller would leave them. */
async function subscribe(
  ctx: Ctx,
  change: { cancel_at_period_end?: boolean; current_period_end?: Date } = {},
) {
  const id = `subscription-${ctx.actor?.id}`;
  const made = { created_at: ctx.now, updated_at: ctx.now };
  await db.kysely
    .insertInto('subscription')
    .values({
      id,
      user_id: ctx.actor?.id ?? '',
      tier: 'premium',
      billing: 'monthly',
      status: 'active',
      current_period_end: end,
      ...change,
      ...made,
    })
    .execute();
  for (const [month, tier, amount_cents] of [
    ['05', 'basic', 999],
    ['06', 'premium', 2_999],
  ] as const) {
    await db.kysely
      .insertInto('subscription_invoice')
      .values({
        id: `invoice-${month}-${id}`,
        subscription_id: id,
        tier,
        billing: 'monthly',
        amount_cents,
        currency: 'USD',
        status: 'paid',
        issued_at: new Date(`2026-${month}-01T08:00:00Z`),
      })
      .execute();
  }
}

it('is the free plan without a row', async () => {
  expect(await findSubscription(await aBrand(db))).toEqual(free);
});

it('gives plan, renewal and history, the newest first', async () => {
  const brand = await aBrand(db);
  await subscribe(brand);
  const view = await findSubscription(brand);
  expect(view).toMatchObject({ tier: 'premium', billing: 'monthly', periodEnd: end, renews: true });
  expect(view.invoices.map(({ tier, amountCents }) => [tier, amountCents])).toEqual([
    ['premium', 2_999],
    ['basic', 999],
  ]);
});

it('does not renew once cancelled, and keeps its history when it has run out', async () => {
  const brand = await aBrand(db);
  await subscribe(brand, { cancel_at_period_end: true });
  expect(await findSubscription(brand)).toMatchObject({ tier: 'premium', renews: false, periodEnd: end });
  const later = await findSubscription({ ...brand, now: new Date('2026-07-02T08:00:00Z') });
  expect(later).toMatchObject({ ...free, invoices: [{ tier: 'premium' }, { tier: 'basic' }] });
});

it("is never another's", async () => {
  const [brand, other] = [await aBrand(db), await aBrand(db, 'Hôtel Lumen')];
  await subscribe(brand);
  expect(await findSubscription(other)).toEqual(free);
  await expect(findSubscription(aVisitor(db))).rejects.toMatchObject({ code: 'session.required' });
});
