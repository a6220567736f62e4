/**
 * `npm run proof:model`: lets campaigns, applications and time live through 20,000 commands (or as many as are asked for), in
 * the product and in a model of it, which must agree after each. Then alters every move of the model's tables in turn: each
 * time they must fall out. A second argument is the seed; each day has its own.
 */
import { migrate } from '#db/migrate.server.ts';
import { openInMemory } from '#db/open.server.ts';
import { compare } from './run.ts';
import { alteredTables } from './tables.ts';
import { aWorldToModel } from './world.ts';

const commands = Number(process.argv[2] ?? 20_000);
const seed = Number(process.argv[3] ?? Math.floor(Date.now() / 86_400_000));

const db = await openInMemory();
try {
  await migrate(db);
  const real = await aWorldToModel(db);
  const began = performance.now();
  const done = await compare(real, { commands, seed });
  console.log(`${done} commands, and model and product agree (${secondsSince(began)} s, seed ${seed}).`);

  console.log([...real.outcomes].sort().join('\n'));
  const again = performance.now();
  let altered = 0;
  for (const { name, tables } of alteredTables()) {
    altered += 1;
    const noticed = await compare(real, { commands, tables, seed, shrink: false }).then(
      () => false,
      () => true,
    );
    if (!noticed) {
      console.error(`✗ ${name}: nobody noticed.`);
      process.exitCode = 1;
    }
  }
  console.log(`${altered} altered moves were tried (${secondsSince(again)} s).`);
} finally {
  await db.close();
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1000).toFixed(0);
}
