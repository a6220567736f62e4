import type { Database } from '#db/open.server.ts';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import { nextDayAfter } from '#domain/clock.ts';
import type { Ctx } from '#domain/ctx.ts';
import { enqueue } from '#domain/jobs.server.ts';
import { settleSubscriptions } from '#domain/subscriptions/settle-subscriptions.server.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';

const OFTEN_MS = 5 * 60_000;
const HOUR_MS = 60 * 60_000;
/** Timers may fire a little early. */
const JUST_AFTER_MS = 500;

/**
 * Does what time alone brings about: campaigns end when the day of Paris after their last one begins, and subscriptions
 * whose period is over are read anew. Runs at once, just after each midnight of Paris, and every few minutes for what an outage left undone.
 */
export function openClock({ db, services }: { db: Database; services: Services }): {
  close(): Promise<void>;
} {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;

  async function strike(): Promise<void> {
    const ctx: Ctx = { db: db.kysely, actor: null, now: new Date(), language: 'en', services };
    await endCampaigns(ctx).catch((error: unknown) =>
      log.error('the clock could not end campaigns', { error }),
    );
    await settleSubscriptions(ctx).catch((error: unknown) =>
      log.error('the clock could not settle subscriptions', { error }),
    );
    await mendHourly(ctx).catch((error: unknown) =>
      log.error('the clock could not ask for mending', { error }),
    );
    if (isClosing) return;
    const now = new Date();
    const untilMidnight = nextDayAfter(now).getTime() - now.getTime() + JUST_AFTER_MS;
    timer = setTimeout(
      () => {
        struck = strike();
      },
      Math.min(OFTEN_MS, untilMidnight),
    );
  }

  let struck = strike();
  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await struck;
    },
  };
}

/** Of all processes one looks after the files, an hour after the last look. */
function mendHourly(ctx: Ctx): Promise<void> {
  const runAt = new Date(ctx.now.getTime() + HOUR_MS);
  return enqueue(ctx, 'files.mend', {}, { runAt, uniqueKey: 'files.mend' });
}
