/**
 * `npm run proof:billing`: plays 10,000 sequences (or as many as are asked for) of changes at a stand-in of Stripe, whose
 * notices come shuffled, repeated and late, and compares what we keep with what Stripe has after each. Then gets it wrong in
 * every way we know, which must be noticed. A second argument is the seed; each day has its own.
 */
import { migrate } from '#db/migrate.server.ts';
import { openInMemory } from '#db/open.server.ts';
import { alterations } from './alterations.ts';
import { playSequences } from './sequences.ts';

const sequences = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? Math.floor(Date.now() / 86_400_000));

const db = await openInMemory();
try {
  await migrate(db);
  const began = performance.now();
  const delivered = await playSequences(db, { sequences, seed });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${sequences} sequences, ${delivered} notices, no difference (${seconds} s, seed ${seed}).`);
  for (const [name, alter] of Object.entries(alterations)) {
    const noticed = await playSequences(db, { sequences: Math.min(sequences, 200), seed, alter }).then(
      () => false,
      () => true,
    );
    console.log(`${noticed ? '✓' : '✗'} noticed when ${name}`);
    if (!noticed) process.exitCode = 1;
  }
} finally {
  await db.close();
}
