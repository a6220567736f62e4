import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { axe, expect, test } from './fixtures.ts';
import { join } from './sign-in.ts';

for (const language of languages) {
  const says = { locale: language };
  const basic = m.subscription_tier_basic({}, says);
  const premium = m.subscription_tier_premium({}, says);

  test(`a plan is bought, changed, cancelled and taken back, in ${language}`, async ({ brand: page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const subscribed = (plan: string) => page.getByText(m.subscribe_success_text({ plan }, says));
    await join(page, 'client');
    await page.goto(pathIn(language, '/pricing'));
    await expect(page.getByText(m.pricing_test({}, says))).toBeVisible();
    await page.getByText(m.pricing_yearly({}, says), { exact: true }).click();
    await button(m.pricing_choose({ plan: basic }, says)).click();
    await expect(page).toHaveURL(/plan=basic&billing=yearly$/);
    await axe(page);
    await page.getByText(m.billing_checkout_card_fails({}, says)).click();
    await button(m.billing_checkout_subscribe({}, says)).click();
    await expect(page.getByText(m.subscribe_failed({}, says))).toBeVisible();
    // Back where they were, on the yearly prices.
    await button(m.pricing_choose({ plan: basic }, says)).click();
    await expect(page).toHaveURL(/plan=basic&billing=yearly$/);
    await button(m.billing_checkout_subscribe({}, says)).click();
    await expect(subscribed(basic)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: basic })).toHaveCount(1);

    await link(m.subscription_manage({}, says)).click();
    await expect(button(m.pricing_current({}, says))).toBeDisabled();
    await button(m.pricing_upgrade({ plan: premium }, says)).click();
    await expect(page.getByText(m.billing_checkout_credit({ plan: basic }, says))).toBeVisible();
    await button(m.billing_checkout_change({}, says)).click();
    await expect(subscribed(premium)).toBeVisible();

    await button(m.subscription_settle({}, says)).click();
    await axe(page);
    await button(m.billing_test_cancel({}, says)).click();
    await expect(page.getByText(m.billing_toast_canceled({}, says))).toBeVisible();
    await button(m.billing_test_resume({}, says)).click();
    await expect(page.getByText(m.billing_toast_resumed({}, says))).toBeVisible();
    await button(m.billing_test_cancel({}, says)).click();
    await button(m.billing_test_run_out({}, says)).click();
    await expect(page.getByText(m.billing_test_canceled({}, says), { exact: true })).toBeVisible();
    await link(m.billing_test_back({}, says)).click();
    await expect(page.getByText(m.subscription_free_text({}, says))).toBeVisible();
    await page.getByRole('cell').getByRole('link').first().click();
    await expect(page.getByText(m.billing_receipt_lead({}, says))).toBeVisible();
  });

  test(`a payment fails, and is made good, in ${language}`, async ({ influencer: page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await join(page, 'influencer');
    await page.request.post('/billing/test/checkout', { form: { plan: 'premium', billing: 'monthly' } });
    await page.goto(pathIn(language, '/billing/test'));
    await button(m.billing_test_fail({}, says)).click();
    await expect(page.getByText(m.billing_test_next_fails({}, says), { exact: true })).toBeVisible();
    await button(m.billing_test_run_out({}, says)).click();
    await expect(page.getByText(m.billing_test_past_due({}, says), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: m.billing_test_back({}, says) }).click();
    const [notification = ''] = m.subscription_owing({ date: '…' }, says).split('…');
    await expect(page.getByRole('alert').filter({ hasText: notification })).toBeVisible();
    await expect(page.getByText(premium, { exact: true }).first()).toBeVisible(); // for a week
    await axe(page);
    await button(m.subscription_pay({}, says)).click();
    await page.getByRole('button', { name: /29/ }).click();
    await expect(page.getByText(m.billing_toast_paid({}, says))).toBeVisible();
    await page.getByRole('link', { name: m.billing_test_back({}, says) }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
