import type { ProviderAccount } from '#services/billing/billing.ts';
import type { Alter } from './sequences.ts';

export const alterations: Record<string, Alter> = {
  'an account read late overwrites a newer one': (billing, db) => ({
    ...billing,
    async read(customer, now) {
      const reading = await billing.read(customer, now);
      await db.kysely
        .updateTable('billing_account')
        .set({ kept: -1 })
        .where('customer', '=', customer)
        .execute();
      return reading;
    },
  }),
  'the account read first is never replaced': (billing) => {
    const first = new Map<string, ProviderAccount>();
    return {
      ...billing,
      async read(customer, now) {
        const reading = first.get(customer) ?? (await billing.read(customer, now));
        if (reading.subscription) first.set(customer, reading);
        return reading;
      },
    };
  },
  'webhook events of ended subscriptions are ignored': (billing) => ({
    ...billing,
    readWebhook(body, signature) {
      const event = billing.readWebhook(body, signature);
      return event?.type === 'customer.subscription.deleted' ? { ...event, customer: null } : event;
    },
  }),
};
