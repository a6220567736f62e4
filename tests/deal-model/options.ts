import { parseArgs } from 'node:util';

export type DatabaseKind = 'embedded' | 'postgres';

/** Reads the options of `npm run proof:deals`, see `proof.ts`. */
export function readOptions(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      commands: { type: 'string', default: '100000' },
      on: { type: 'string' },
      seed: { type: 'string' },
      shrink: { type: 'boolean', default: false },
      'without-faults': { type: 'boolean', default: false },
    },
  });
  const { commands, on, seed } = values;
  if (on !== undefined && on !== 'embedded' && on !== 'postgres')
    throw new Error('--on is embedded or postgres.');
  const databases: readonly DatabaseKind[] = on ? [on] : ['embedded', 'postgres'];
  return {
    commands: wholeNumber(commands),
    databases,
    seed: seed === undefined ? null : wholeNumber(seed),
    shrink: values.shrink,
    triesFaults: !values['without-faults'],
  };
}

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number) || number < 0) throw new Error(`${text} is no whole number.`);
  return number;
}
