import type { Database } from '#db/open.server.ts';
import { forgetViewers } from '#domain/campaigns/count-views.server.ts';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import { nextDayAfter } from '#domain/clock.ts';
import { type Ctx, systemCtx } from '#domain/ctx.ts';
import { enqueue } from '#domain/jobs.server.ts';
import { claimUnread } from '#domain/notifications/claim-unread.server.ts';
import { settleSubscriptions } from '#domain/subscriptions/settle-subscriptions.server.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';

const OFTEN_MS = 5 * 60_000;
/** A message that stays unread is mailed at most this much later than it should be. */
const UNREAD_LOOK_MS = 15_000;
const HOUR_MS = 60 * 60_000;
/** Timers may fire a little early. */
const JUST_AFTER_MS = 500;

interface Schedule {
  close(): Promise<void>;
}

/** What is done, as the log says that it could not be done. */
type Task = [what: string, task: (ctx: Ctx) => Promise<void>];

/** None of them keeps the next from being done. */
const ofTheCalendar: Task[] = [
  ['end campaigns', endCampaigns],
  ['settle subscriptions', settleSubscriptions],
  ['forget who was counted', forgetViewers],
  ['ask for mending', reconcileHourly],
];

/**
 * Does what time alone brings about: campaigns end when the day of Paris after their last one begins, subscriptions whose
 * period is over are read anew, and messages that nobody has read go by mail. Runs at once, just after each midnight of
 * Paris, and often enough for what an outage left undone.
 */
export function openSchedule({ db, services }: { db: Database; services: Services }): Schedule {
  const attempt = ([what, task]: Task) =>
    task(systemCtx({ db: db.kysely, services })).catch((error: unknown) =>
      log.error(`the clock could not ${what}`, { error }),
    );
  const calendar = repeat(untilMidnight, async () => {
    for (const task of ofTheCalendar) await attempt(task);
  });
  const unread = repeat(
    () => UNREAD_LOOK_MS,
    () => attempt(['look for unread messages', claimUnread]),
  );
  return {
    async close() {
      await Promise.all([calendar.close(), unread.close()]);
    },
  };
}

function untilMidnight(): number {
  const now = new Date();
  return Math.min(OFTEN_MS, nextDayAfter(now).getTime() - now.getTime() + JUST_AFTER_MS);
}

/** Does it at once, and again and again, never twice at a time. `close` waits for the one that runs. */
function repeat(pause: () => number, work: () => Promise<void>): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  async function strike(): Promise<void> {
    await work();
    if (isClosing) return;
    timer = setTimeout(() => {
      struck = strike();
    }, pause());
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
function reconcileHourly(ctx: Ctx): Promise<void> {
  const runAt = new Date(ctx.now.getTime() + HOUR_MS);
  return enqueue(ctx, 'files.mend', {}, { runAt, uniqueKey: 'files.mend' });
}
