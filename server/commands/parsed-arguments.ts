import { type ParseArgsConfig, parseArgs } from 'node:util';

export function parsedArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${reason}\nUsage: ${usage}`);
    process.exit(1);
  }
}
