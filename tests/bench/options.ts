import { parseArgs } from 'node:util';

type Options<Defaults> = { [Name in keyof Defaults]: Defaults[Name] extends number ? number : string };

export function readOptions<Defaults extends Record<string, string | number>>(
  defaults: Defaults,
): Options<Defaults> {
  const entries = Object.entries(defaults);
  const { values } = parseArgs({
    options: Object.fromEntries(entries.map(([name]) => [name, { type: 'string' }] as const)),
  });
  const options = entries.map(([name, value]) => {
    const given = values[name] ?? value;
    return [name, typeof value === 'number' ? Number(given) : given];
  });
  return Object.fromEntries(options) as Options<Defaults>;
}
