import type { Database } from '#db/open.server.ts';
import { systemCtx } from '#domain/ctx.ts';
import type { Jobs } from '#domain/jobs.server.ts';
import { syncSubscription } from '#domain/subscriptions/sync-subscription.server.ts';
import { mailJobs } from '#server/email/email-jobs.ts';
import type { Services } from '#services/services.ts';
import { fileJobs } from './file-jobs.ts';
import type { Handlers } from './jobs.ts';

/** The handler of each kind of job. Links in emails begin with `publicUrl`. */
export function jobHandlers(services: Services, db: Database, publicUrl: string): Handlers<Jobs> {
  const newCtx = () => systemCtx({ db: db.kysely, services });
  return {
    ...mailJobs(newCtx, publicUrl),
    ...fileJobs(newCtx),
    'subscription.read': ({ customer }) => syncSubscription(newCtx(), customer),
  };
}
