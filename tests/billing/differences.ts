import type { Database } from '#db/open.server.ts';
import type { StripeWorld } from './stripe-world.ts';

/** Where what we keep of a customer is not what Stripe has, in words. Read from both sides without the product's help. */
export async function differences(
  db: Database,
  world: StripeWorld,
  customer: string,
  told: ReadonlySet<string>,
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
  const heard = await db.kysely
    .selectFrom('billing_event')
    .select('id')
    .where('customer', '=', customer)
    .execute();

  const found: string[] = [];
  const same = (what: string, kept: unknown, theirs: unknown) => {
    const [a, b] = [JSON.stringify(kept), JSON.stringify(theirs)];
    if (a !== b) found.push(`${what}: we keep ${a}, Stripe has ${b}`);
  };
  same('notices', heard.map(({ id }) => id).sort(), [...told].sort());
  const theirs = world.subscriptions.filter((it) => it.customer === customer);
  const running = theirs.filter(({ status }) => status !== 'canceled');
  if (running.length > 1) found.push(`${running.length} subscriptions run at once`);
  const it = running[0] ?? theirs.at(-1);
  const item = it?.items.data[0];
  if (!it || !item) return [...found, 'nobody subscribed'];
  const end =
    it.status === 'canceled'
      ? Math.min(it.ended_at ?? Infinity, item.current_period_end)
      : item.current_period_end;
  const open = world.invoices.find((its) => its.status === 'open' && its.customer === customer);
  same('plan', `${ours?.tier}_${ours?.billing}`, item.price.lookup_key);
  same('status', ours?.status, it.status);
  same('end', ours?.current_period_end, new Date(end * 1000));
  same('owing', ours?.past_due_since, open ? new Date(open.created * 1000) : null);
  if (it.status !== 'canceled')
    same('cancelled', ours?.cancel_at_period_end, it.cancel_at_period_end || it.cancel_at !== null);
  same(
    'invoices',
    invoices.map(({ id, amount_cents, status }) => [id, amount_cents, status].join(' ')).sort(),
    world.invoices
      .filter((its) => its.customer === customer)
      .map(({ id, amount_due, status }) => [id, amount_due, status].join(' '))
      .sort(),
  );
  return found;
}
