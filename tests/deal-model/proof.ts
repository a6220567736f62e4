/**
 * `npm run proof:deals` runs 100,000 commands on campaigns, applications, deals, offers, contracts, content, gifts and
 * time on each database. Compares the product with a model after each command. Then plants faults into a copy of the
 * source, one after the other, and checks that the commands detect each fault. A run skips what the previous run has
 * finished, if the source, the number of commands and the seed are the same. Options after `--`:
 * - `--commands=N` sets the number of commands.
 * - `--on=embedded` or `--on=postgres` selects a database.
 * - `--seed=N` sets the seed. By default, the seed is the seed of the continued run, or changes daily.
 * - `--without-faults` plants no faults.
 * - `--shrink` shortens the commands that lead to a difference, which takes minutes.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copySource } from '#tests/guards/copy.ts';
import { textsOf } from '#tests/guards/guard.ts';
import { withPostgres } from '#tests/postgres-cluster.ts';
import { faults } from './faults.ts';
import { openNewDatabase } from './open-database.ts';
import { type DatabaseKind, readOptions } from './options.ts';
import { nothing, readProgress, saveProgress } from './progress.ts';
import { compareDeals } from './run.ts';
import { runIn, tryFault } from './try-fault.ts';
import { aWorldOfDeals } from './world.ts';

/** Rare outcomes, such as a second signature of the same side, need thousands of commands. */
const FAULT_COMMANDS = 20_000;
const MAX_MISSED = 1;

const options = readOptions(process.argv.slice(2));
for (const fault of faults) textsOf(fault);
const { folder, hash, remove } = copySource();
process.once('exit', remove);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const progress = readProgress(hash, options.commands, options.seed);

await withPostgres(
  async (server) => {
    for (const kind of options.databases) await runOn(kind, kind === 'postgres' ? server : undefined);
    if (options.triesFaults) await tryFaults(server);
  },
  { fsync: false },
);
if (options.triesFaults) printFaults();

async function runOn(kind: DatabaseKind, server: string | undefined): Promise<void> {
  const before = progress.databases[kind] ?? nothing;
  const db = await openNewDatabase({ server });
  const real = await aWorldOfDeals(db);
  for (const [name, count] of Object.entries(before.outcomes)) real.outcomes.set(name, count);
  const began = performance.now();
  const save = (round: number) => {
    progress.databases[kind] = {
      rounds: round + 1,
      commands: before.commands + real.count,
      seconds: before.seconds + (performance.now() - began) / 1000,
      outcomes: Object.fromEntries([...real.outcomes].sort(([one], [other]) => (one < other ? -1 : 1))),
    };
    saveProgress(progress);
  };
  try {
    const commands = options.commands - before.commands;
    const { seed } = progress;
    const { shrink } = options;
    await compareDeals(real, { commands, seed, from: before.rounds, shrink, onRound: save });
  } finally {
    await db.remove();
  }
  const { commands, seconds, outcomes } = progress.databases[kind] ?? before;
  console.log(`\n${kind}: ${commands} commands, and model and product agree after each`);
  console.log(`(${(seconds / 60).toFixed(1)} minutes, seed ${progress.seed}). Outcomes:`);
  for (const [name, count] of Object.entries(outcomes)) console.log(`${count} × ${name}`);
}

async function tryFaults(server: string): Promise<void> {
  const image = path.join(folder, 'migrated.tar');
  const { seed } = progress;
  await makeImage(image);
  const attempt = { folder, commands: FAULT_COMMANDS, seed, image };
  const unaltered = await runIn(folder, { ...attempt, commands: 500 });
  if (unaltered.end !== 'not noticed') throw new Error(`Without a fault: ${unaltered.end} ${unaltered.how}`);
  for (const fault of faults) {
    if (progress.faults[fault.name]) continue;
    const outcome = await tryFault(fault, {
      ...attempt,
      server: fault.database === 'postgres' ? server : undefined,
    });
    progress.faults[fault.name] = outcome;
    saveProgress(progress);
    console.log(`${Object.keys(progress.faults).length}/${faults.length} ${fault.name}: ${outcome.end}`);
  }
}

async function makeImage(file: string): Promise<void> {
  const db = await openNewDatabase({});
  if (!('image' in db)) throw new Error('Only the embedded database has an image.');
  await writeFile(file, await (db.image as () => Promise<Uint8Array>)());
  await db.remove();
}

function printFaults(): void {
  console.log('\nfault | file | noticed by');
  for (const { name, file } of faults) {
    const { end, how } = progress.faults[name] ?? { end: 'not loaded', how: '' };
    console.log(`${name} | ${file} | ${end === 'noticed' ? how : `✗ ${end.toUpperCase()} ${how}`}`);
  }
  const noticed = faults.filter(({ name }) => progress.faults[name]?.end === 'noticed').length;
  console.log(`\n${noticed} of ${faults.length} noticed (at most ${MAX_MISSED} may be missed)`);
  if (noticed < faults.length - MAX_MISSED) process.exitCode = 1;
}
