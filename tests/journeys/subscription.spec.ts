import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { axe, expect, test } from './fixtures.ts';
import { join } from './sign-in.ts';

for (const language of languages) {
  const inLanguage = { locale: language };
  const basic = m.subscription_tier_basic({}, inLanguage);
  const premium = m.subscription_tier_premium({}, inLanguage);

  test(`a plan is bought, changed, cancelled and resumed, in ${language}`, async ({ brand: page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const link = (name: string) => page.getByRole('link', { name, exact: true });
    const subscribed = (plan: string) => page.getByText(m.subscribe_success_text({ plan }, inLanguage));
    await join(page, 'client');
    await page.goto(pathIn(language, '/pricing'));
    await expect(page.getByText(m.pricing_test({}, inLanguage))).toBeVisible();
    await page.getByText(m.pricing_yearly({}, inLanguage), { exact: true }).click();
    await button(m.pricing_choose({ plan: basic }, inLanguage)).click();
    await expect(page).toHaveURL(/plan=basic&billing=yearly$/);
    await axe(page);
    await page.getByText(m.billing_checkout_card_fails({}, inLanguage)).click();
    await button(m.billing_checkout_subscribe({}, inLanguage)).click();
    await expect(page.getByText(m.subscribe_failed({}, inLanguage))).toBeVisible();
    // The failed payment leads back to the yearly prices.
    await button(m.pricing_choose({ plan: basic }, inLanguage)).click();
    await expect(page).toHaveURL(/plan=basic&billing=yearly$/);
    await button(m.billing_checkout_subscribe({}, inLanguage)).click();
    await expect(subscribed(basic)).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: basic })).toHaveCount(1);

    await link(m.subscription_manage({}, inLanguage)).click();
    await expect(button(m.pricing_current({}, inLanguage))).toBeDisabled();
    await button(m.pricing_upgrade({ plan: premium }, inLanguage)).click();
    await expect(page.getByText(m.billing_checkout_credit({ plan: basic }, inLanguage))).toBeVisible();
    await button(m.billing_checkout_change({}, inLanguage)).click();
    await expect(subscribed(premium)).toBeVisible();

    await button(m.subscription_settle({}, inLanguage)).click();
    await axe(page);
    await button(m.billing_test_cancel({}, inLanguage)).click();
    await expect(page.getByText(m.billing_toast_canceled({}, inLanguage))).toBeVisible();
    await button(m.billing_test_resume({}, inLanguage)).click();
    await expect(page.getByText(m.billing_toast_resumed({}, inLanguage))).toBeVisible();
    await button(m.billing_test_cancel({}, inLanguage)).click();
    await button(m.billing_test_run_out({}, inLanguage)).click();
    await expect(page.getByText(m.billing_test_canceled({}, inLanguage), { exact: true })).toBeVisible();
    await link(m.billing_test_back({}, inLanguage)).click();
    await expect(page.getByText(m.subscription_free_text({}, inLanguage))).toBeVisible();
    await page.getByRole('cell').getByRole('link').first().click();
    await expect(page.getByText(m.billing_receipt_lead({}, inLanguage))).toBeVisible();
  });

  test(`a failed payment is paid later, in ${language}`, async ({ influencer: page }) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await join(page, 'influencer');
    await page.request.post('/billing/test/checkout', { form: { plan: 'premium', billing: 'monthly' } });
    await page.goto(pathIn(language, '/billing/test'));
    await button(m.billing_test_fail({}, inLanguage)).click();
    await expect(page.getByText(m.billing_test_next_fails({}, inLanguage), { exact: true })).toBeVisible();
    await button(m.billing_test_run_out({}, inLanguage)).click();
    await expect(page.getByText(m.billing_test_past_due({}, inLanguage), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: m.billing_test_back({}, inLanguage) }).click();
    const [alertText = ''] = m.subscription_owing({ date: '…' }, inLanguage).split('…');
    await expect(page.getByRole('alert').filter({ hasText: alertText })).toBeVisible();
    await expect(page.getByText(premium, { exact: true }).first()).toBeVisible(); // the plan continues for a week
    await axe(page);
    await button(m.subscription_pay({}, inLanguage)).click();
    await page.getByRole('button', { name: /29/ }).click();
    await expect(page.getByText(m.billing_toast_paid({}, inLanguage))).toBeVisible();
    await page.getByRole('link', { name: m.billing_test_back({}, inLanguage) }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
