import type { Filter } from './filter.server.ts';

/** Accepts paid collaborations. */
export const acceptsPayment: Filter<'preferences'> = ({ advanced }) =>
  advanced.acceptsPayment
    ? {
        index: (columns) => ({ sets: [columns.acceptsPayment] }),
        sql: (eb) => eb('accept_paid_collabs', '=', true),
      }
    : null;
