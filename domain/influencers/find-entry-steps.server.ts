import type { Ctx } from '../ctx.ts';
import { type EntryStep, entryColumns, missingSteps, requiredSteps } from './collection.server.ts';

export interface EntrySteps {
  steps: { name: EntryStep; isDone: boolean }[];
  missing: EntryStep[];
  /** Until this moment, the profile stays in the collection even without all steps. */
  until: Date | null;
}

export async function findEntrySteps({ db }: Pick<Ctx, 'db'>, userId: string): Promise<EntrySteps | null> {
  const profile = await db
    .selectFrom('influencer')
    .innerJoin('app_user', 'app_user.id', 'influencer.user_id')
    .select(entryColumns)
    .select('email_verified')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!profile) return null;
  const missing = missingSteps(profile);
  const steps = requiredSteps().map((name) => ({ name, isDone: !missing.includes(name) }));
  return { steps, missing, until: profile.collection_until };
}
