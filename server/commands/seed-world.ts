import { demoState } from '#demo/demo-accounts.server.ts';
import { loadDemoWorld, removeDemoWorld } from '#demo/load-demo-world.server.ts';
import { systemCtx } from '#domain/ctx.ts';
import { openWorld } from '#server/serve.ts';
import type { Settings } from '#server/settings.ts';
import type { Outcome } from './command.ts';
import { demoPeople } from './demo-people.ts';

/** Loads or removes the demo world and says what it did. Beside real accounts it loads only when told to. */
export async function seed(
  settings: Settings,
  returnTo: { anyway: boolean; remove: boolean },
): Promise<Outcome> {
  const { db, services } = await openWorld(settings);
  const ctx = systemCtx({ db: db.kysely, services });
  try {
    if (returnTo.remove) {
      const removed = await removeDemoWorld(ctx);
      return { done: true, sentence: removed ? 'The demo world is gone.' : 'There was no demo world.' };
    }
    const { realAccounts } = await demoState(db.kysely);
    if (realAccounts > 0 && !returnTo.anyway) {
      const who =
        realAccounts === 1 ? 'one account of a real person' : `${realAccounts} accounts of real people`;
      const sentence = `This database has ${who}: to load the demo world beside them, add \`-- --anyway\`.`;
      return { done: false, sentence };
    }
    const loaded = await loadDemoWorld(ctx);
    const what = loaded ? 'The demo world is loaded.' : 'The demo world was there already.';
    return { done: true, sentence: `${what}\n${demoPeople(settings.host)}` };
  } finally {
    await db.close();
  }
}
