import { z } from 'zod';

export const offerInput = z
  .object({ plan: z.enum(['basic', 'premium']), billing: z.enum(['monthly', 'yearly']) })
  .transform(({ plan, billing }) => ({ tier: plan, billing }));

export type Offer = z.output<typeof offerInput>;
