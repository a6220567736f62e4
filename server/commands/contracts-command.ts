import { checkContracts } from '#domain/contracts/check-contracts.server.ts';
import { systemCtx } from '#domain/ctx.ts';
import { openDatabaseAndServices } from '#server/serve.ts';
import type { Settings } from '#server/settings.ts';
import type { Outcome } from './command.ts';

export async function checkAllContracts(settings: Settings, verb: string | undefined): Promise<Outcome> {
  if (verb !== 'check') return { done: false, message: 'Usage: `npm run contracts -- check`.' };
  const { db, services } = await openDatabaseAndServices(settings);
  try {
    const { faults, ...counts } = await checkContracts(systemCtx({ db: db.kysely, services }));
    const read = `Read ${counts.contracts} contracts, ${counts.signatures} signatures and ${counts.files} PDFs.`;
    if (faults.length === 0) return { done: true, message: `${read} Nothing was changed.` };
    const list = faults.map((it) => `✗ ${it}`).join('\n');
    return {
      done: false,
      message: `${read}\n${list}\nRestore these rows from a backup (docs/operating.md, "Contracts").`,
    };
  } finally {
    await db.close();
  }
}
