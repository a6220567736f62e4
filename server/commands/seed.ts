// `npm run seed`: loads the demo world into the database of the settings. `-- --anyway` also beside real accounts,
// `-- --remove` takes it away.
import { runCommand } from './command.ts';

const returnTo = { anyway: process.argv.includes('--anyway'), remove: process.argv.includes('--remove') };

await runCommand(async (settings) => {
  const { seed } = await import('./seed-world.ts');
  return seed(settings, returnTo);
});
