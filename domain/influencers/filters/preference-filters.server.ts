import { type Filter, hasAny, isIn } from './filter.server.ts';

/** An influencer without a row in `preferences` matches no filter. */
export const preferenceFilters: readonly Filter<'preferences'>[] = [
  isIn(
    ({ advanced }) => advanced.acceptsGifts,
    (columns) => columns.acceptsGifts,
    (eb) => eb('accept_gifts', '=', true),
  ),
  isIn(
    ({ advanced }) => advanced.acceptsPayment,
    (columns) => columns.acceptsPayment,
    (eb) => eb('accept_paid_collabs', '=', true),
  ),
  acceptsPrice('maxPostPriceCents', 'minPostPriceCents', 'min_post_price_cents'),
  acceptsPrice('maxStoryPriceCents', 'minStoryPriceCents', 'min_story_price_cents'),
  hasAny(
    ({ advanced }) => advanced.kinds,
    (columns) => columns.kinds,
    'collaboration_types',
  ),
  hasAny(
    ({ advanced }) => advanced.cities,
    (columns) => columns.cities,
    'preferred_cities',
  ),
];

function acceptsPrice(
  limit: 'maxPostPriceCents' | 'maxStoryPriceCents',
  price: 'minPostPriceCents' | 'minStoryPriceCents',
  column: 'min_post_price_cents' | 'min_story_price_cents',
): Filter<'preferences'> {
  return ({ advanced: { [limit]: max } }) =>
    max === null
      ? null
      : {
          index: (columns) => ({ sets: [columns.acceptsPayment], range: [columns[price], { min: 0, max }] }),
          sql: (eb) => eb.and([eb('accept_paid_collabs', '=', true), eb(column, '<=', max)]),
        };
}
