/**
 * `npm run seed` loads the demo world into the configured database. If the database has real accounts, `-- --anyway`
 * is required. `npm run seed -- --remove` removes the demo world.
 */
import { runCommand } from './command.ts';

const options = { anyway: process.argv.includes('--anyway'), remove: process.argv.includes('--remove') };

await runCommand(async (settings) => {
  const { seed } = await import('./seed-world.ts');
  return seed(settings, options);
});
