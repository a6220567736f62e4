import { fromNewNetwork } from '#tests/networks.ts';
import { PASSWORD } from '#tests/people.ts';

let made = 0;

/** Signs up a new user at a running server and returns the cookie. */
export async function signUpAt(
  url: string,
  side: 'brand' | 'influencer' = 'brand',
  handle = `user.${++made}`,
): Promise<string> {
  const person = { email: `${handle}@example.com`, password: PASSWORD };
  const answer = await fetch(`${url}/api/${side}-signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromNewNetwork() },
    body: JSON.stringify({ ...person, companyName: 'Maison', fullName: 'Zénobie', instagram: handle }),
  });
  if (answer.status !== 201) throw new Error(`No sign-up: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .flatMap((it) => it.split(';')[0] ?? [])
    .join('; ');
}
