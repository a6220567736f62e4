import { z } from 'zod';

/** A plan and a billing period, as forms and addresses of the pricing page send them. */
export const offerInput = z
  .object({ plan: z.enum(['basic', 'premium']), billing: z.enum(['monthly', 'yearly']) })
  .transform(({ plan, billing }) => ({ tier: plan, billing }));

export type Offer = z.output<typeof offerInput>;
