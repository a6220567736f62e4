import { demoState } from '#demo/demo-accounts.server.ts';
import { loadDemoWorld, removeDemoWorld } from '#demo/load-demo-world.server.ts';
import { systemCtx } from '#domain/ctx.ts';
import { openDatabaseAndServices } from '#server/serve.ts';
import type { Settings } from '#server/settings.ts';
import type { Outcome } from './command.ts';
import { demoPeople } from './demo-people.ts';

/** Loads or removes the demo world. With real accounts in the database, loading requires `anyway`. */
export async function seed(
  settings: Settings,
  options: { anyway: boolean; remove: boolean },
): Promise<Outcome> {
  const { db, services } = await openDatabaseAndServices(settings);
  const ctx = systemCtx({ db: db.kysely, services });
  // A process chooses its network interface at its start: loopback only while demo accounts exist. On the embedded
  // database, no other process can be running.
  const restart = settings.databaseUrl
    ? ' Restart the running processes: at their start, they decide whether other machines may connect.'
    : '';
  try {
    if (options.remove) {
      const removed = await removeDemoWorld(ctx);
      return {
        done: true,
        message: removed ? `The demo world is gone.${restart}` : 'There was no demo world.',
      };
    }
    const { realAccounts } = await demoState(db.kysely);
    if (realAccounts > 0 && !options.anyway) {
      const accounts =
        realAccounts === 1 ? 'one account of a real person' : `${realAccounts} accounts of real people`;
      const message = `This database has ${accounts}: to load the demo world beside them, add \`-- --anyway\`.`;
      return { done: false, message };
    }
    const loaded = await loadDemoWorld(ctx);
    const result = loaded ? 'The demo world is loaded.' : 'The demo world was there already.';
    return { done: true, message: `${result}${loaded ? restart : ''}\n${demoPeople(settings.host)}` };
  } finally {
    await db.close();
  }
}
