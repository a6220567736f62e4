import type { Ctx } from '../../ctx.ts';
import type { FailureReason, OutsideService } from './outside-service.ts';

/**
 * Stores a success of a service, or a failure if `reason` is not null. Keeps only the latest success and the latest
 * failure of each service.
 */
export async function recordOutcome(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  service: OutsideService,
  reason: FailureReason | null,
): Promise<void> {
  await db
    .insertInto('service_outcome')
    .values({ service, outcome: reason ? 'failure' : 'success', at: now, reason })
    .onConflict((conflict) =>
      conflict
        .columns(['service', 'outcome'])
        .doUpdateSet({ at: now, reason })
        .where('service_outcome.at', '<', now),
    )
    .execute();
}
