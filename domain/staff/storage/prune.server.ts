import { type RawBuilder, sql } from 'kysely';
import { proofsOfEmail } from '../../accounts/proofs-of-email.ts';
import { act, type Ctx, requireStaff } from '../../ctx.ts';
import { audit } from '../audit.server.ts';
import { daysBefore } from './days-before.ts';
import { eventsBefore, MAX_PRUNED, type PrunableKind, prunableKinds } from './prunable.ts';

const prunable: Record<PrunableKind, (now: Date) => { table: string; where: RawBuilder<unknown> }[]> = {
  sessions: (now) =>
    ['user_session', 'auth_verification'].map((table) => ({ table, where: sql`expires_at < ${now}` })),
  // `expire` is in milliseconds since 1970. The rate limiter itself keeps a row for an hour after this time.
  attempts: (now) => [{ table: 'rate_limit', where: sql`expire < ${now.getTime() - 3_600_000}` }],
  instagram_codes: (now) => [{ table: 'instagram_code', where: sql`expires_at < ${now}` }],
  // Keeps the rows one day longer than needed, because the clock of another process can be behind.
  profile_views: (now) => [{ table: 'profile_views', where: sql`day < ${daysBefore(now, 1)}` }],
  events: (now) => [
    {
      table: 'event',
      where: sql`created_at < ${eventsBefore(now)}
        and name not in (${sql.join(proofsOfEmail)})
        and not exists (select from notice where notice.event_id = event.id)`,
    },
  ],
};

/** Counts the rows of each kind that may be deleted. Refuses with `staff.not_found`. */
export async function findPrunable(ctx: Ctx): Promise<{ kind: PrunableKind; rows: number }[]> {
  requireStaff(ctx);
  const counted: { kind: PrunableKind; rows: number }[] = [];
  for (const kind of prunableKinds) {
    const counts = prunable[kind](ctx.now).map(
      ({ table, where }) => sql`(select count(*) from ${sql.table(table)} where ${where})`,
    );
    const { rows } = await sql<{
      rows: number;
    }>`select (${sql.join(counts, sql` + `)})::float8 as rows`.execute(ctx.db);
    counted.push({ kind, rows: rows[0]?.rows ?? 0 });
  }
  return counted;
}

/** Deletes at most 50,000 rows of each table. Returns the number of deleted rows. Refuses with `staff.not_found`. */
export function prune(ctx: Ctx, kind: PrunableKind): Promise<number> {
  return act(ctx, async (ctx) => {
    requireStaff(ctx);
    let pruned = 0;
    for (const { table, where } of prunable[kind](ctx.now)) {
      const name = sql.table(table);
      const { numAffectedRows = 0n } = await sql`delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${where} limit ${MAX_PRUNED}))`.execute(ctx.db);
      pruned += Number(numAffectedRows);
    }
    if (pruned > 0) await audit(ctx, 'storage.pruned', kind);
    return pruned;
  });
}
