import type { Page, Route } from '@playwright/test';
import { m } from '#messages';
import { logIn } from '#tests/journeys/sign-in.ts';
import { PASSWORD } from '#tests/people.ts';
import { open, type Scene, type Stage } from './stage.ts';

async function visit({ visitor }: Stage, path: string): Promise<Page> {
  await visitor.context().clearCookies();
  return open(visitor, path);
}

async function logInAs(stage: Stage, email: string, password?: string): Promise<Page> {
  const page = await visit(stage, '/login');
  await logIn(page, email, password);
  return page;
}

async function signUp(
  stage: Stage,
  typed: { email?: string; companyName?: string },
  answer?: (route: Route) => Promise<void>,
): Promise<Page> {
  const page = await visit(stage, '/signup');
  if (answer) await page.route('**/signup', answer, { times: 1 });
  if (typed.email) {
    await page.getByLabel(m.account_email()).fill(typed.email);
    await page.getByLabel(m.account_password()).fill(PASSWORD);
  }
  if (typed.companyName) await page.getByLabel(m.account_company_name()).fill(typed.companyName);
  await page.getByRole('button', { name: m.signup_submit() }).click();
  return page;
}
const newcomer = () => ({ email: `${crypto.randomUUID()}@example.com`, companyName: 'Maison Aubrac' });

export const signInScenes = {
  'a login left blank': (stage) => logInAs(stage, '', ''),
  'a wrong password': (stage) => logInAs(stage, stage.email, 'not this one'),
  'a login': (stage) => logInAs(stage, stage.email),

  'a sign-up left blank': (stage) => signUp(stage, {}),
  'a sign-up without a company': (stage) => signUp(stage, { email: newcomer().email }),
  'a sign-up refused by a proxy': (stage) =>
    signUp(stage, newcomer(), (route) => route.fulfill({ status: 407, body: '<p>Not through here</p>' })),
  'a sign-up answered by a captive portal': (stage) =>
    signUp(stage, newcomer(), (route) => route.fulfill({ body: '<p>Log in to this network</p>' })),
  'a sign-up that creates no account': (stage) =>
    signUp(stage, newcomer(), (route) => route.fulfill({ status: 204 })),
  'a sign-up that cannot reach the server': (stage) => signUp(stage, newcomer(), (route) => route.abort()),
  'a sign-up': (stage) => signUp(stage, newcomer()),

  'a booking without a sign-up': (stage) => visit(stage, '/booking'),
  async 'a visitor who chooses a plan'(stage) {
    const page = await visit(stage, '/pricing');
    const plan = m.subscription_tier_premium();
    await page.getByRole('button', { name: m.pricing_choose({ plan }) }).click();
    return page;
  },
} satisfies Record<string, Scene>;
