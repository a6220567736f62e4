// `npm run staff -- add EMAIL …`: makes accounts of the operator's people, or lets somebody back in who lost their second
// factor. `-- remove EMAIL …` shuts them out, `-- list` says who there is.
import { runCommand } from './command.ts';

const [verb = '', ...emails] = process.argv.slice(2);

await runCommand(async (settings) => {
  const { staff } = await import('./staff-command.ts');
  return staff(settings, verb, emails);
});
