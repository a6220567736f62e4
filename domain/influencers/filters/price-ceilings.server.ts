import type { Filter } from './filter.server.ts';

/** Accepts paid collaborations and asks for at most this much per post, in cents. */
export const maxPostPrice: Filter<'preferences'> = ({ advanced: { maxPostPriceCents: max } }) =>
  max === null
    ? null
    : {
        index: (columns) => ({
          sets: [columns.acceptsPayment],
          range: [columns.minPostPriceCents, { min: 0, max }],
        }),
        sql: (eb) => eb.and([eb('accept_paid_collabs', '=', true), eb('min_post_price_cents', '<=', max)]),
      };

/** Accepts paid collaborations and asks for at most this much per story, in cents. */
export const maxStoryPrice: Filter<'preferences'> = ({ advanced: { maxStoryPriceCents: max } }) =>
  max === null
    ? null
    : {
        index: (columns) => ({
          sets: [columns.acceptsPayment],
          range: [columns.minStoryPriceCents, { min: 0, max }],
        }),
        sql: (eb) => eb.and([eb('accept_paid_collabs', '=', true), eb('min_story_price_cents', '<=', max)]),
      };
