/**
 * `npm run proof:model` runs 20,000 commands (or the given number) on the product and on a model, and compares their
 * states after each. Then alters each transition of the model's tables in turn and checks that the run detects the
 * alteration. The second argument is the seed, which changes daily by default.
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
  const alterationsBegan = performance.now();
  let altered = 0;
  for (const { name, tables } of alteredTables()) {
    altered += 1;
    const detected = await compare(real, { commands, tables, seed, shrink: false }).then(
      () => false,
      () => true,
    );
    if (!detected) {
      console.error(`✗ ${name}: not detected.`);
      process.exitCode = 1;
    }
  }
  console.log(`${altered} altered transitions were tried (${secondsSince(alterationsBegan)} s).`);
} finally {
  await db.close();
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1000).toFixed(0);
}
