import { z } from 'zod';

/** What can be chosen on the pricing page, as its forms and addresses say it. */
export const offerInput = z
  .object({ plan: z.enum(['basic', 'premium']), billing: z.enum(['monthly', 'yearly']) })
  .transform(({ plan, billing }) => ({ tier: plan, billing }));

export type Offer = z.output<typeof offerInput>;
