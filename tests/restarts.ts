/**
 * `npm run proof:restarts` starts the server on an empty folder, signs up a brand, and restarts the server 20 times or the given
 * number of times. Every other restart follows a kill -9. After each restart the first and the newest brand sign in, and another
 * brand signs up. At the end all brands sign in.
 */
import { PASSWORD } from '#tests/people.ts';
import { request } from '#tests/requests.ts';
import { startServer } from '#tests/server.ts';
import { signUpAt } from '#tests/sign-up.ts';

const times = Number(process.argv[2] ?? 20);
const emailOf = (nth: number) => `restart${nth}@maison.fr`;

const server = await startServer();
try {
  await signUp(0);
  for (let nth = 1; nth <= times; nth++) {
    const began = performance.now();
    if (nth % 2) await server.kill9();
    await server.restart();
    for (const known of new Set([0, nth - 1])) await signIn(known);
    await signUp(nth);
    const how = nth % 2 ? 'killed' : 'stopped';
    console.log(`${nth}. ${how}, and open again after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  for (let nth = 0; nth <= times; nth++) await signIn(nth);
  console.log(`${times} restarts, nothing lost.`);
} finally {
  await server.stop();
}

async function signUp(nth: number): Promise<void> {
  await signUpAt(server.url, 'brand', { email: emailOf(nth) });
}

async function signIn(nth: number): Promise<void> {
  const body = new URLSearchParams({ email: emailOf(nth), password: PASSWORD });
  const answer = await request(`${server.url}/login`, { body });
  if (answer.headers.get('location') !== '/client/dashboard') {
    throw new Error(`Person ${nth} was answered ${answer.status} and cannot sign in.`);
  }
}
