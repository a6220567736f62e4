import { type Ctx, requireStaff } from '../ctx.ts';
import { countGivenUp } from './jobs/select-jobs.server.ts';
import { countFailing } from './services/find-services.server.ts';
import { findDatabaseBytes } from './storage/find-storage.server.ts';

export type OperationsView = Awaited<ReturnType<typeof findOperations>>;

/** Refuses with `staff.not_found`. */
export async function findOperations(ctx: Ctx) {
  requireStaff(ctx);
  const [givenUp, failing, databaseBytes] = await Promise.all([
    countGivenUp(ctx),
    countFailing(ctx),
    findDatabaseBytes(ctx),
  ]);
  return { givenUp, failing, databaseBytes };
}
