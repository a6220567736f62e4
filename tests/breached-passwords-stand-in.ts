import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { closeServer, listen } from '#tests/listening.ts';

const sha1 = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();
const padding = `${'0'.repeat(34)}1:0`;

/**
 * Stands in for the range API of Have I Been Pwned. Each of `passwords` was breached `count` times. Records the paths
 * and the `Add-Padding` headers of requests.
 */
export async function breachedPasswordsStandIn(passwords: readonly string[], count = 3) {
  let behave = (response: ServerResponse, prefix: string) => {
    const lines = passwords
      .map(sha1)
      .flatMap((it) => (it.startsWith(prefix) ? `${it.slice(5)}:${count}` : []));
    response.writeHead(200, { 'content-type': 'text/plain' }).end([...lines, padding].join('\r\n'));
  };
  const requests: { path: string; padding: string }[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push({ path, padding: String(request.headers['add-padding']) });
    behave(response, path.slice(-5));
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}/range/`,
    requests,
    behave(behaviour: (response: ServerResponse) => void) {
      behave = behaviour;
    },
    close: () => closeServer(server),
  };
}
