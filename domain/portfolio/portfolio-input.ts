import { z } from 'zod';
import { line, requiredLine, says } from '../fields.ts';
import { imageInput } from '../files/image-input.ts';
import { linkOf } from './link.ts';
import {
  MAX_ALT_LENGTH,
  MAX_BRAND_LENGTH,
  MAX_LINK_LENGTH,
  MAX_PORTFOLIO_ITEMS,
  MAX_TITLE_LENGTH,
} from './portfolio-item.ts';

export const portfolioInput = z.object({
  title: requiredLine(MAX_TITLE_LENGTH),
  brand: requiredLine(MAX_BRAND_LENGTH),
  link: line(MAX_LINK_LENGTH).transform((typed, context) => {
    const link = typed === '' ? null : linkOf(typed);
    if (typed !== '' && !link) context.addIssue({ code: 'custom', message: says('portfolio.link_refused') });
    return link;
  }),
  picture: imageInput,
  alt: line(MAX_ALT_LENGTH),
});
export type PortfolioInput = z.output<typeof portfolioInput>;

const id = z.string().min(1).max(100);

export const itemInput = z.object({ itemId: id });

export const orderInput = z.object({
  order: z
    .string()
    .max(100 * MAX_PORTFOLIO_ITEMS)
    .transform((typed) => typed.split(',')),
});
