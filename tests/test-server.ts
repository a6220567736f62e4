import { afterAll } from 'vitest';
import { type RunningServer, startServer } from './server.ts';

/** Starts a server for a test file. Call it at the top of the file: `const server = await testServer();` */
export async function testServer(options: Parameters<typeof startServer>[0] = {}): Promise<RunningServer> {
  const server = await startServer(options);
  afterAll(() => server.stop());
  return server;
}
