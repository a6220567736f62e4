import type { ProviderAccount } from '#services/billing/billing.ts';
import type { Alter } from './sequences.ts';

/** Ways of getting it wrong. A run that does not notice one of them proves nothing. */
export const alterations: Record<string, Alter> = {
  'a reading that comes late is kept': (billing, db) => ({
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
  'what was read first is kept': (billing) => {
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
  'notices of what ended are not heard': (billing) => ({
    ...billing,
    readWebhook(body, signature) {
      const event = billing.readWebhook(body, signature);
      return event?.type === 'customer.subscription.deleted' ? { ...event, customer: null } : event;
    },
  }),
};
