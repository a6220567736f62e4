import { spawn } from 'node:child_process';
import path from 'node:path';

export async function runCommand(command: string, { show = false, env = {} } = {}) {
  const started = performance.now();
  const tools = path.resolve('node_modules/.bin');
  const child = spawn(command, {
    shell: true,
    stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, PATH: `${tools}${path.delimiter}${process.env.PATH}` },
  });

  let output = '';
  child.stdout?.on('data', (text) => (output += text));
  child.stderr?.on('data', (text) => (output += text));

  return new Promise<{ ok: boolean; output: string; seconds: number }>((resolve) => {
    const end = (ok: boolean) => resolve({ ok, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}
