/**
 * `npm run contracts -- check` computes the hashes of all contracts, signatures and PDFs again. Changes nothing. Exits
 * with code 1 if one was changed or is missing.
 */
import { runCommand } from './command.ts';

const [verb] = process.argv.slice(2);

await runCommand(async (settings) => {
  const { checkAllContracts } = await import('./contracts-command.ts');
  return checkAllContracts(settings, verb);
});
