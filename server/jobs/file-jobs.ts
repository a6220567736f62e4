import type { Ctx } from '#domain/ctx.ts';
import { reconcileStore } from '#domain/files/reconcile-store.server.ts';
import { sweepFiles } from '#domain/files/sweep-files.server.ts';
import type { Jobs } from '#domain/jobs.server.ts';
import { log } from '#services/log.ts';

/** Deletes uploads that were never used, and logs differences between the file table and the store. */
export function fileJobs(newCtx: () => Ctx): {
  'files.mend': (payload: Jobs['files.mend']) => Promise<void>;
} {
  return {
    async 'files.mend'() {
      const swept = await sweepFiles(newCtx());
      const { removed, lost, found } = await reconcileStore(newCtx());
      if (swept + removed + found.length > 0) log.info('files were reconciled', { swept, removed, found });
      if (lost.length > 0) log.error('files are lost: restore the store from a backup', { lost });
    },
  };
}
