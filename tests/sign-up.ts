import { fromNewNetwork } from '#tests/networks.ts';
import { PASSWORD } from '#tests/people.ts';
import { cookieOf, request } from '#tests/requests.ts';

let made = 0;

export async function signUpAt(
  url: string,
  side: 'brand' | 'influencer' = 'brand',
  fields: Record<string, string> = {},
): Promise<string> {
  const instagram = `user.${++made}`;
  const person = { email: `${instagram}@example.com`, password: PASSWORD, instagram };
  const body = { ...person, companyName: 'Maison', fullName: 'Zénobie', ...fields };
  const answer = await request(`${url}/api/${side}-signup`, { body, headers: fromNewNetwork() });
  if (answer.status !== 201) throw new Error(`No sign-up: ${await answer.text()}`);
  return cookieOf(answer);
}
