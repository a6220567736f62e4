import { m } from '#messages';
import { signatureOf, stripeStandIn } from '#tests/billing/stripe-stand-in.ts';
import { trustingProxies } from '#tests/networks.ts';
import { startServer } from '#tests/server.ts';
import { expect, testOn } from './fixtures.ts';
import { join } from './sign-in.ts';

const standIn = await stripeStandIn();
standIn.world.now = Math.floor(Date.now() / 1_000);

const test = testOn(() => {
  const { secretKey, webhookSecret, url = '' } = standIn.settings;
  const stripe = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: url,
  };
  return startServer({ env: { ...trustingProxies, ...stripe, BILLING: '' } });
});
test.afterAll(() => standIn.close());

test('a plan is paid at Stripe, whose webhook event may arrive twice', async ({ brand }) => {
  const basic = m.subscription_tier_basic();
  /**
   * Expects the redirect to fail at the DNS look-up. This failure proves that the content security policy allowed the
   * redirect.
   */
  const expectRedirect = async (button: string, host: string) => {
    const left = brand.waitForEvent('requestfailed', (it) => new URL(it.url()).host === host);
    await brand.getByRole('button', { name: button, exact: true }).click();
    expect((await left).failure()?.errorText).toBe('net::ERR_NAME_NOT_RESOLVED');
    await brand.waitForURL(/^chrome-error:/, { waitUntil: 'commit' });
  };
  const planIs = async (name: string) => {
    await brand.goto('/profile?tab=subscription');
    await expect(brand.getByText(name, { exact: true }).first()).toBeVisible();
  };
  await join(brand, 'client');
  await brand.goto('/pricing');
  await expect(brand.getByText(m.pricing_test())).toBeHidden();
  await expectRedirect(m.pricing_choose({ plan: basic }), 'checkout.stripe.com');

  const { world } = standIn;
  const session = world.sessions.find(({ status }) => status === 'open');
  if (!session) throw new Error('No Checkout session is open.');
  world.complete(session);
  const [event] = world.takeEvents(session.customer).slice(-1);
  const payload = JSON.stringify(event);
  const sendEvent = async (signature = signatureOf(payload)) => {
    const headers = { 'stripe-signature': signature };
    return (await brand.request.post('/api/billing/webhook', { data: payload, headers })).status();
  };
  expect(await sendEvent(signatureOf(payload, { secret: 'whsec_of_somebody' }))).toBe(400);
  await planIs(m.subscription_tier_free());
  standIn.down = true;
  expect(await sendEvent()).toBe(500);
  standIn.down = false;
  expect(await sendEvent()).toBe(204);
  standIn.down = true;
  expect(await sendEvent()).toBe(204); // Repeated events get 204 even while Stripe is down, because they cause no request to Stripe.
  standIn.down = false;
  await planIs(basic);
  await expect(brand.getByRole('row').filter({ hasText: basic })).toHaveCount(1);

  await expectRedirect(m.subscription_settle(), 'billing.stripe.com');
  await brand.goto('/pricing');
  await expectRedirect(m.pricing_to_free(), 'billing.stripe.com');
});
