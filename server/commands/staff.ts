/**
 * `npm run staff -- add EMAIL …` creates staff accounts, or restores the access of staff who were removed or have lost
 * their second factor. `npm run staff -- remove EMAIL …` removes access. `npm run staff -- list` lists staff.
 */
import { runCommand } from './command.ts';

const [verb = '', ...emails] = process.argv.slice(2);

await runCommand(async (settings) => {
  const { staff } = await import('./staff-command.ts');
  return staff(settings, verb, emails);
});
