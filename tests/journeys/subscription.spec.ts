import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { expectToFit, join } from './sign-in.ts';

test('a plan is bought, changed, cancelled and resumed', async ({ brand: page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const basic = m.subscription_tier_basic();
  const premium = m.subscription_tier_premium();
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const subscribed = (plan: string) => page.getByText(m.subscribe_success_text({ plan }));
  await join(page, 'client');
  await page.goto('/pricing');
  await expect(page.getByText(m.pricing_test())).toBeVisible();
  await page.getByText(m.pricing_yearly(), { exact: true }).click();
  await button(m.pricing_choose({ plan: basic })).click();
  await expect(page).toHaveURL(/plan=basic&billing=yearly$/);
  await axe(page);
  await page.getByText(m.billing_checkout_card_fails()).click();
  await button(m.billing_checkout_subscribe()).click();
  await expect(page.getByText(m.subscribe_failed())).toBeVisible();
  await button(m.pricing_choose({ plan: basic })).click();
  await expect(page).toHaveURL(/plan=basic&billing=yearly$/);
  await button(m.billing_checkout_subscribe()).click();
  await expect(subscribed(basic)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: basic })).toHaveCount(1);

  await link(m.subscription_manage()).click();
  await expect(button(m.pricing_current())).toBeDisabled();
  await expectToFit(page);
  await button(m.pricing_upgrade({ plan: premium })).click();
  await expect(page.getByText(m.billing_checkout_credit({ plan: basic }))).toBeVisible();
  await button(m.billing_checkout_change()).click();
  await expect(subscribed(premium)).toBeVisible();

  await button(m.subscription_settle()).click();
  await axe(page);
  await button(m.billing_test_cancel()).click();
  await expect(page.getByText(m.billing_toast_canceled())).toBeVisible();
  await button(m.billing_test_resume()).click();
  await expect(page.getByText(m.billing_toast_resumed())).toBeVisible();
  await button(m.billing_test_cancel()).click();
  await button(m.billing_test_run_out()).click();
  await expect(page.getByText(m.billing_test_canceled(), { exact: true })).toBeVisible();
  await link(m.billing_test_back()).click();
  await expect(page.getByText(m.subscription_free_text())).toBeVisible();
  await page.getByRole('cell').getByRole('link').first().click();
  await expect(page.getByText(m.billing_receipt_lead())).toBeVisible();
});

test('a failed payment is paid later', async ({ influencer: page }) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await join(page, 'influencer');
  await page.request.post('/billing/test/checkout', { form: { plan: 'premium', billing: 'monthly' } });
  await page.goto('/billing/test');
  await button(m.billing_test_fail()).click();
  await expect(page.getByText(m.billing_test_next_fails(), { exact: true })).toBeVisible();
  await button(m.billing_test_run_out()).click();
  await expect(page.getByText(m.billing_test_past_due(), { exact: true })).toBeVisible();
  await expectToFit(page);

  await page.getByRole('link', { name: m.billing_test_back() }).click();
  const [alertText = ''] = m.subscription_owing({ date: '…' }).split('…');
  await expect(page.getByRole('alert').filter({ hasText: alertText })).toBeVisible();
  await expect(page.getByText(m.subscription_tier_premium(), { exact: true }).first()).toBeVisible();
  await axe(page);
  await expectToFit(page);
  await button(m.subscription_pay()).click();
  await page.getByRole('button', { name: /29/ }).click();
  await expect(page.getByText(m.billing_toast_paid())).toBeVisible();
  await page.getByRole('link', { name: m.billing_test_back() }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
