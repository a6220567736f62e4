/**
 * `npm run seed` loads the demo world into the configured database. A database with real accounts also requires `--
 * --anyway`. `npm run seed -- --remove` removes the demo world.
 */
import { runCommand } from './command.ts';

const options = { anyway: process.argv.includes('--anyway'), remove: process.argv.includes('--remove') };

await runCommand(async (settings) => {
  const { seed } = await import('./seed-world.ts');
  return seed(settings, options);
});
