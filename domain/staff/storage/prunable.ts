import { DAY_MS } from '../../clock.ts';

/** Rows that staff may delete. Decision 49 gives the reason for each kind. */
export const prunableKinds = ['sessions', 'attempts', 'instagram_codes', 'profile_views', 'events'] as const;
export type PrunableKind = (typeof prunableKinds)[number];

/**
 * Events can be deleted after this number of days. Events with a notification and events of `proofsOfEmail` are never
 * pruned.
 */
export const EVENT_DAYS = 400;

/**
 * Maximum number of rows of a table that one call deletes. Deleting them takes far less than the time limit of a
 * statement.
 */
export const MAX_PRUNED = 50_000;

export const eventsBefore = (now: Date) => new Date(now.getTime() - EVENT_DAYS * DAY_MS);
