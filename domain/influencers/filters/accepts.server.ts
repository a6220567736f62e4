import type { Filter } from './filter.server.ts';

export const acceptsGifts: Filter<'preferences'> = ({ advanced }) =>
  advanced.acceptsGifts
    ? {
        index: (columns) => ({ sets: [columns.acceptsGifts] }),
        sql: (eb) => eb('accept_gifts', '=', true),
      }
    : null;

export const acceptsPayment: Filter<'preferences'> = ({ advanced }) =>
  advanced.acceptsPayment
    ? {
        index: (columns) => ({ sets: [columns.acceptsPayment] }),
        sql: (eb) => eb('accept_paid_collabs', '=', true),
      }
    : null;
