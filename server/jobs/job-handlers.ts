import type { Database } from '#db/open.server.ts';
import { type Ctx, systemCtx } from '#domain/ctx.ts';
import { reconcileStore } from '#domain/files/reconcile-store.server.ts';
import { sweepFiles } from '#domain/files/sweep-files.server.ts';
import { sweepUploads } from '#domain/files/sweep-uploads.server.ts';
import type { Jobs } from '#domain/jobs.server.ts';
import { checkPost } from '#domain/post-checks/check-post.server.ts';
import { settleRenewal } from '#domain/subscriptions/settle-renewal.server.ts';
import { syncSubscription } from '#domain/subscriptions/sync-subscription.server.ts';
import { updateBillingEmail } from '#domain/subscriptions/update-billing-email.server.ts';
import { makeContractFile } from '#server/contracts/make-contract-file.ts';
import { mailJobs } from '#server/email/email-jobs.ts';
import { removeErasedFiles, runErasure } from '#server/erasures/run-erasure.ts';
import { makeExport } from '#server/exports/make-export.ts';
import { log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import type { Handlers } from './jobs.ts';

interface Parts {
  services: Services;
  db: Database;
  publicUrl: string;
  dataDir: string;
}

export function jobHandlers({ services, db, publicUrl, dataDir }: Parts): Handlers<Jobs> {
  const newCtx = () => systemCtx({ db: db.kysely, services });
  return {
    ...mailJobs(newCtx, publicUrl),
    'files.mend': (_payload, _jobId, signal) => reconcileFiles(newCtx, signal),
    'erasure.run': ({ userId }, jobId) =>
      runErasure(newCtx(), userId, {
        messageId: `<${jobId}@${new URL(publicUrl).hostname}>`,
        dataDir,
      }),
    'erasure.files': ({ keys }) => removeErasedFiles(newCtx(), keys),
    'subscription.close': ({ customer }) => services.billing.closeAccount(customer),
    'contract.file': ({ contractId }) => makeContractFile(newCtx(), contractId, publicUrl),
    'export.make': ({ exportId }, _jobId, signal) => makeExport(newCtx(), exportId, dataDir, signal),
    'post.check': (publication) => checkPost(newCtx(), publication),
    'billing.email': ({ userId }) => updateBillingEmail(newCtx(), userId),
    'subscription.renewal': ({ customer }) => settleRenewal(newCtx(), customer),
    'subscription.read': async ({ customer }) => void (await syncSubscription(newCtx(), customer)),
  };
}

async function reconcileFiles(newCtx: () => Ctx, signal: AbortSignal): Promise<void> {
  const uploads = await sweepUploads(newCtx());
  const swept = await sweepFiles(newCtx());
  const { removed, lost, found } = await reconcileStore(newCtx(), signal);
  if (uploads + swept + removed + found.length > 0)
    log.info('files were reconciled', { uploads, swept, removed, found });
  if (lost.length > 0) log.error('files are lost: restore the store from a backup', { lost });
}
