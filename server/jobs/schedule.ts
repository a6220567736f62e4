import { namedThematics } from '#app/rendering/named-thematics.ts';
import type { Database } from '#db/open.server.ts';
import { forgetExpired } from '#domain/accounts/forget-expired.server.ts';
import { forgetViewers } from '#domain/campaigns/count-views.server.ts';
import { endCampaigns } from '#domain/campaigns/end-campaigns.server.ts';
import { nextDayAfter } from '#domain/clock.ts';
import { type Ctx, systemCtx } from '#domain/ctx.ts';
import { runDueDeadlines } from '#domain/deadlines/run-due-deadlines.server.ts';
import { eraseDueAccounts } from '#domain/erasures/find-erasure.server.ts';
import { sweepExports } from '#domain/exports/sweep-exports.server.ts';
import { enqueueReconciliation } from '#domain/files/enqueue-reconciliation.server.ts';
import { endCollectionStays } from '#domain/influencers/end-collection-stays.server.ts';
import { readProvedAccounts } from '#domain/instagram/read-proved-accounts.server.ts';
import { claimUnread } from '#domain/notifications/claim-unread.server.ts';
import { forgetRemovedItems } from '#domain/portfolio/forget-removed-items.server.ts';
import { recordCollectionEntries } from '#domain/saved-searches/collection-entries.server.ts';
import { forgetRemovedSearches } from '#domain/saved-searches/forget-removed-searches.server.ts';
import { notifyOfSearches } from '#domain/saved-searches/notify-of-searches.server.ts';
import { sweepShortlists } from '#domain/shortlists/sweep-shortlists.server.ts';
import { sampleStorage } from '#domain/staff/storage/sample-storage.server.ts';
import { stopRenewals } from '#domain/subscriptions/settle-renewal.server.ts';
import { settleSubscriptions } from '#domain/subscriptions/settle-subscriptions.server.ts';
import { writeErasedList } from '#server/erasures/erased-list.ts';
import { inLanguage } from '#server/http/current-request.ts';
import { removeLeftovers } from '#server/uploads/leftovers.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import { warnOfSkew } from './clock-skew.ts';

const INTERVAL_MS = 5 * 60_000;
/** Emails about unread messages are due after 10 minutes, and are late by at most this time. */
const UNREAD_INTERVAL_MS = 15_000;
/** Maximum delay of reminders and outcomes of deadlines. */
const DEADLINE_INTERVAL_MS = 60_000;
/** Delay after midnight, because timers can fire slightly early. */
const JUST_AFTER_MS = 500;

interface Parts {
  db: Database;
  services: Services;
  dataDir: string;
}

interface Schedule {
  close(): Promise<void>;
}

type Task = [name: string, task: (ctx: Ctx) => Promise<void>];

const calendarTasks = (dataDir: string): Task[] => [
  ['read the clock of the database', warnOfSkew],
  ['remove leftovers of uploads', () => removeLeftovers(dataDir)],
  ['end campaigns', endCampaigns],
  ['settle subscriptions', settleSubscriptions],
  ['stop renewals', stopRenewals],
  ['end stays in the collection', endCollectionStays],
  ['delete viewer marks', forgetViewers],
  ['delete removed portfolio items', forgetRemovedItems],
  ['delete removed searches', forgetRemovedSearches],
  ['record entries to the collection', recordCollectionEntries],
  ['check saved searches', checkSearches],
  ['delete expired sessions and links', forgetExpired],
  ['delete removed shortlists', sweepShortlists],
  ['erase accounts that are due', eraseDueAccounts],
  ['write the list of erased accounts', (ctx) => writeErasedList(ctx, dataDir)],
  ['delete archives that are over', sweepExports],
  ['sample the sizes of the tables', sampleStorage],
  ['enqueue the reconciliation of files', enqueueReconciliation],
];

/**
 * Runs the tasks that depend only on time, at the start and at intervals. Calendar tasks also run just after midnight
 * in Paris, because campaigns end at midnight after their last day. Subscriptions are synced after the end of their
 * period.
 */
export function openSchedule({ db, services, dataDir }: Parts): Schedule {
  const attempt = ([name, task]: Task) =>
    task(systemCtx({ db: db.kysely, services })).catch((error: unknown) =>
      log.error(`the schedule could not ${name}`, { error }),
    );
  const calendar = repeat(untilMidnight, async () => {
    for (const task of calendarTasks(dataDir)) await attempt(task);
  });
  const instagram = repeat(
    () => INTERVAL_MS,
    () => attempt(['read Instagram accounts', readProvedAccounts]),
  );
  const unread = repeat(
    () => UNREAD_INTERVAL_MS,
    () => attempt(['find unread messages', claimUnread]),
  );
  const deadlines = repeat(
    () => DEADLINE_INTERVAL_MS,
    () => attempt(['run the deadlines that are due', runDueDeadlines]),
  );
  return {
    async close() {
      await Promise.all([calendar.close(), instagram.close(), unread.close(), deadlines.close()]);
    },
  };
}

function untilMidnight(): number {
  const now = new Date();
  return Math.min(INTERVAL_MS, nextDayAfter(now).getTime() - now.getTime() + JUST_AFTER_MS);
}

/** Runs `work` repeatedly, never concurrently. */
function repeat(pause: () => number, work: () => Promise<void>): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  async function run(): Promise<void> {
    await work();
    if (isClosing) return;
    timer = setTimeout(() => {
      currentRun = run();
    }, pause());
  }
  let currentRun = run();
  return {
    async close() {
      isClosing = true;
      clearTimeout(timer);
      await currentRun;
    },
  };
}

function checkSearches(ctx: Ctx): Promise<void> {
  return notifyOfSearches(ctx, (language) => (text) => inLanguage(language, () => namedThematics(text)));
}
