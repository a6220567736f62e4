/**
 * `npm run proof:billing` runs sequences of subscription changes at a Stripe stand-in. The webhook events arrive
 * shuffled, repeated and late. Compares the stored data with Stripe's after each sequence. Then runs up to 200
 * sequences with each fault of `alterations.ts` and checks that they detect the fault. The first argument is the number
 * of sequences, 10,000 by default. The second argument is the seed, which changes daily by default.
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
  console.log(
    `${sequences} sequences, ${delivered} webhook events, no difference (${seconds} s, seed ${seed}).`,
  );
  for (const [name, alter] of Object.entries(alterations)) {
    const detected = await playSequences(db, { sequences: Math.min(sequences, 200), seed, alter }).then(
      () => false,
      () => true,
    );
    console.log(`${detected ? '✓' : '✗'} detected: ${name}`);
    if (!detected) process.exitCode = 1;
  }
} finally {
  await db.close();
}
