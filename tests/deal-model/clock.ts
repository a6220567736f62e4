import { sql } from 'kysely';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import { runDueDeadlines } from '#domain/deadlines/run-due-deadlines.server.ts';
import { dayAt } from './calendar.ts';
import type { State } from './state.ts';
import { clockCtx, type Real } from './world.ts';

const PROCESSES = 3;
/** Maximum number of rounds, far above the number of successive deadlines of a deal. */
const MAX_ROUNDS = 200;

/**
 * Runs the schedule several times at once, as several processes would, until nothing is due. A run skips rows that
 * another run has locked. A later run finds these rows.
 */
export async function runSchedule(
  real: Real,
  state: State,
  { endsCampaigns }: { endsCampaigns: boolean },
): Promise<void> {
  const ctx = clockCtx(real, state);
  const repeat = async (isDue: () => Promise<boolean>, task: () => Promise<void>) => {
    for (let round = 0; await isDue(); round++) {
      if (round === MAX_ROUNDS) throw new Error('The schedule never finishes.');
      await Promise.all(Array.from({ length: PROCESSES }, task));
    }
  };
  if (endsCampaigns) {
    await repeat(
      () => isCampaignDue(real, dayAt(state.now)),
      () => endCampaigns(ctx),
    );
  }
  await repeat(
    () => isDeadlineDue(real, ctx.now),
    () => runDueDeadlines(ctx),
  );
}

async function isCampaignDue({ db }: Real, day: string): Promise<boolean> {
  const { rows } =
    await sql`select from campaign where status = 'active' and end_date < ${day} limit 1`.execute(db.kysely);
  return rows.length > 0;
}

async function isDeadlineDue({ db }: Real, now: Date): Promise<boolean> {
  const { rows } = await sql`select from deal where due_at <= ${now} or work_due_at <= ${now}
    union all select from application where due_at <= ${now} limit 1`.execute(db.kysely);
  return rows.length > 0;
}
