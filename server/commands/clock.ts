/**
 * `npm run clock -- --at MOMENT` runs the deadlines that are due at a moment such as 2026-12-09T00:00:00+01:00. For
 * tests. Refuses a database with accounts of real people, unless CLOCK=test.
 */
import { runCommand } from './command.ts';
import { parsedArguments } from './parsed-arguments.ts';

const options = { at: { type: 'string', default: '' } } as const;
const { values } = parsedArguments({ options }, 'npm run clock -- --at MOMENT');

await runCommand(async (settings) => {
  const { runDeadlinesAt } = await import('./run-deadlines-at.ts');
  return runDeadlinesAt(settings, values.at);
});
