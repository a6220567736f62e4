import type { Database } from '#db/open.server.ts';
import type { StripeWorld } from './stripe-world.ts';

/**
 * Describes how a customer's stored subscription differs from Stripe's. Uses no product code, because a fault of that
 * code could hide a difference.
 */
export async function differences(
  db: Database,
  world: StripeWorld,
  customer: string,
  sentEventIds: ReadonlySet<string>,
): Promise<string[]> {
  const ours = await db.kysely
    .selectFrom('billing_account')
    .leftJoin('subscription', 'subscription.user_id', 'billing_account.user_id')
    .selectAll('subscription')
    .where('customer', '=', customer)
    .executeTakeFirst();
  const invoices = await db.kysely
    .selectFrom('subscription_invoice')
    .selectAll()
    .where('subscription_id', '=', ours?.id ?? '')
    .execute();
  const received = await db.kysely
    .selectFrom('billing_event')
    .select('id')
    .where('customer', '=', customer)
    .execute();

  const found: string[] = [];
  const compare = (subject: string, stored: unknown, expected: unknown) => {
    const [a, b] = [JSON.stringify(stored), JSON.stringify(expected)];
    if (a !== b) found.push(`${subject}: stored ${a}, Stripe has ${b}`);
  };
  compare('webhook events', received.map(({ id }) => id).sort(), [...sentEventIds].sort());
  const theirs = world.subscriptions.filter((it) => it.customer === customer);
  const running = theirs.filter(({ status }) => status !== 'canceled');
  if (running.length > 1) found.push(`${running.length} subscriptions run at once`);
  const it = running[0] ?? theirs.at(-1);
  const item = it?.items.data[0];
  if (!it || !item) return [...found, 'no subscription'];
  const end =
    it.status === 'canceled'
      ? Math.min(it.ended_at ?? Infinity, item.current_period_end)
      : item.current_period_end;
  const open = world.invoices.find((invoice) => invoice.status === 'open' && invoice.customer === customer);
  compare('plan', `${ours?.tier}_${ours?.billing}`, item.price.lookup_key);
  compare('status', ours?.status, it.status);
  compare('end', ours?.current_period_end, new Date(end * 1000));
  compare('owing', ours?.past_due_since, open ? new Date(open.created * 1000) : null);
  if (it.status !== 'canceled')
    compare('cancelled', ours?.cancel_at_period_end, it.cancel_at_period_end || it.cancel_at !== null);
  compare(
    'invoices',
    invoices.map(({ id, amount_cents, status }) => [id, amount_cents, status].join(' ')).sort(),
    world.invoices
      .filter((invoice) => invoice.customer === customer)
      .map(({ id, amount_due, status }) => [id, amount_due, status].join(' '))
      .sort(),
  );
  return found;
}
