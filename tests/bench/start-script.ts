import { spawn } from 'node:child_process';
import { once } from 'node:events';

export async function startScript(script: string, args: string[], nodeOptions: string[] = []) {
  const child = spawn(process.execPath, [...nodeOptions, script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = () => child.kill();
  process.once('exit', kill);
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  await once(child.stdout, 'data');
  return {
    pid: child.pid ?? 0,
    output: () => output,
    stop: async () => {
      process.off('exit', kill);
      child.kill();
      await once(child, 'exit');
    },
  };
}
