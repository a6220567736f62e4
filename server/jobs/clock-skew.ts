import { MAX_SKEW_MS, readSkew } from '#db/check.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { log } from '#services/log.ts';

export async function warnOfSkew({ db }: Pick<Ctx, 'db'>): Promise<void> {
  const aheadMs = await readSkew(db);
  if (Math.abs(aheadMs) > MAX_SKEW_MS)
    log.warn("the clock of this process and the database's clock differ: set both", { aheadMs });
}
