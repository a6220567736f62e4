import { runToEnd } from './server.ts';

export function backUp(env: Record<string, string>, ...args: string[]): Promise<string> {
  return messageOf('server/commands/backup.ts', env, args);
}

export function restore(env: Record<string, string>, ...args: string[]): Promise<string> {
  return messageOf('server/commands/restore.ts', env, args);
}

async function messageOf(script: string, env: Record<string, string>, args: string[]): Promise<string> {
  const { code, stdout, stderr } = await runToEnd(script, env, { args });
  if (code !== 0 || stderr !== '') throw new Error(`${script} ended with ${code}: ${stderr}`);
  return stdout;
}
