import { z } from 'zod';

/** A plan and a billing period, as the pricing page sends them in forms and addresses. */
export const offerInput = z
  .object({ plan: z.enum(['basic', 'premium']), billing: z.enum(['monthly', 'yearly']) })
  .transform(({ plan, billing }) => ({ tier: plan, billing }));

export type Offer = z.output<typeof offerInput>;
