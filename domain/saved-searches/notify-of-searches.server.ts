import { findAddressee } from '../accounts/find-addressee.server.ts';
import { lockAccountRows } from '../accounts/lock-accounts.server.ts';
import { dayOf, momentOf } from '../clock.ts';
import { act, type Ctx, isMember } from '../ctx.ts';
import { record } from '../events.server.ts';
import type { Language } from '../language.ts';
import {
  type FindNamed,
  findNewCampaigns,
  findNewInfluencers,
  type NewMatches,
} from './find-new-matches.server.ts';
import { NOTIFICATION_HOUR } from './saved-search.ts';

/** Maximum number of people per run. The next run continues. */
const MAX_PEOPLE = 500;

/**
 * Processes have clocks of their own. A row that is committed after a check can therefore have a time before the check,
 * and the next check would miss the row. Each check therefore also reads the rows of the last ten minutes before the
 * previous check. A search still reports each result only once.
 */
const OVERLAP_MS = 10 * 60_000;

/**
 * Checks the saved searches once a day, from 8:00 in Paris. Each person with new matches gets one search notification
 * about all their searches. An error with the searches of one person does not stop the checks for the others. All
 * errors are thrown together at the end. Several processes may do this at once. `namedIn` finds the thematics whose
 * label in a language matches a text.
 */
export async function notifyOfSearches(ctx: Ctx, namedIn: (language: Language) => FindNamed): Promise<void> {
  const dueAt = momentOf(dayOf(ctx.now), NOTIFICATION_HOUR);
  if (ctx.now < dueAt) return;
  const people = await ctx.db
    .selectFrom('saved_search')
    .innerJoin('app_user', 'app_user.id', 'saved_search.user_id')
    .select('user_id')
    .distinct()
    .where('notified_since', 'is not', null)
    .where('removed_at', 'is', null)
    .where('checked_at', '<', dueAt)
    .where('app_user.suspended_at', 'is', null)
    .limit(MAX_PEOPLE)
    .execute();
  const errors: unknown[] = [];
  for (const { user_id } of people) {
    const check = act(ctx, (ctx) => checkSearchesOf(ctx, user_id, dueAt, namedIn));
    await check.catch((error: unknown) => void errors.push(error));
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `searches of ${errors.length} people could not be checked`);
}

async function checkSearchesOf(
  ctx: Ctx,
  userId: string,
  dueAt: Date,
  namedIn: (language: Language) => FindNamed,
): Promise<void> {
  await lockAccountRows(ctx, [userId]);
  const actor = await findAddressee(ctx, { userId });
  if (!isMember(actor)) return;
  const rows = await ctx.db
    .updateTable('saved_search')
    .from((eb) =>
      eb.selectFrom('saved_search as former').select(['former.id', 'former.checked_at']).as('former'),
    )
    .whereRef('former.id', '=', 'saved_search.id')
    .where('user_id', '=', userId)
    .where('notified_since', 'is not', null)
    .where('removed_at', 'is', null)
    .where('saved_search.checked_at', '<', dueAt)
    .set({ checked_at: ctx.now })
    .returning(['saved_search.id', 'name', 'query', 'created_at'])
    .returning(['notified_since', 'former.checked_at'])
    .execute();
  const reader = { ...ctx, actor };
  const results: (NewMatches & { id: string; name: string })[] = [];
  for (const { id, name, query, notified_since, checked_at } of rows) {
    const since = new Date(Math.max(checked_at.getTime() - OVERLAP_MS, notified_since?.getTime() ?? 0));
    const search = { id, query, since };
    const matches =
      actor.role === 'client'
        ? await findNewInfluencers(reader, search, namedIn(actor.language))
        : await findNewCampaigns(reader, search);
    if (matches.found.length > 0) results.push({ ...matches, id, name });
  }
  if (results.length === 0) return;
  const name = results.map((it) => it.name).join(', ');
  const eventId = await record(ctx, 'search.matched', { userId, name });
  await ctx.db
    .insertInto('search_result')
    .values(
      results.map(({ id, found, withoutAdvanced }) => ({
        event_id: eventId,
        search_id: id,
        found,
        without_advanced: withoutAdvanced,
        created_at: ctx.now,
      })),
    )
    .execute();
}
