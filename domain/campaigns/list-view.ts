import { z } from 'zod';
import { campaignFilters } from './campaign.ts';

const day = z.union([z.literal(''), z.iso.date()]).catch('');

/** Ignores invalid values. Swaps two days in the wrong order. */
export const listView = z
  .object({
    status: z.enum(campaignFilters).catch('all'),
    from: day,
    to: day,
    page: z.coerce.number().int().min(1).catch(1),
  })
  .transform((it) => (it.from && it.to && it.from > it.to ? { ...it, from: it.to, to: it.from } : it));
export type ListView = z.infer<typeof listView>;

export const wholeList: ListView = { status: 'all', from: '', to: '', page: 1 };
