import { readFile } from 'node:fs/promises';
import { reportNumberText } from '#app/routes/client/brand-report/number-text.ts';
import { m } from '#messages';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import { giveIdentities, signDeal } from '#tests/running-deal.ts';
import { axe, expect, test } from './fixtures.ts';
import { confirmAddress, expectToFit, join } from './sign-in.ts';

test('a brand filters its report, opens the content of a number and downloads it', async ({
  server,
  brand,
  influencer,
}) => {
  test.slow();
  const { email: ofBrand } = await join(brand, 'client');
  const { email: ofInfluencer } = await join(influencer, 'influencer');
  await brand.goto('/client/campaigns');
  await brand.getByRole('main').getByRole('link', { name: m.brand_report_title() }).click();
  await expect(brand.getByRole('heading', { name: m.brand_report_empty() })).toBeVisible();
  await expect(brand.getByRole('heading', { name: m.analytics_locked_title() })).toBeVisible();
  await axe(brand);

  await confirmAddress(brand, server, ofBrand);
  await confirmAddress(influencer, server, ofInfluencer);
  await giveIdentities(brand, influencer);
  const line = {
    kind: 'post',
    platform: 'instagram',
    feeCents: 10_000,
    note: '',
    needsBenefit: false,
  } as const;
  const { deal } = await startDealBetween(brand, influencer, {
    campaign: { compensationType: 'paid', giftDescription: '' },
    terms: termsFromToday({ lines: [{ ...line, count: 3 }], benefit: null }),
  });
  const [first] = await signDeal(deal, brand, influencer);
  await brand.request.post('/billing/test/checkout', { form: { plan: 'premium', billing: 'monthly' } });

  const states = brand.getByRole('region', { name: m.brand_report_states() });
  const countOf = (number: 'planned' | 'submitted', count: string) =>
    states.getByRole('link', { name: m.brand_report_of({ number: count, label: reportNumberText(number) }) });
  await brand.goto('/client/reports');
  await expect(brand.getByRole('heading', { name: m.brand_report_figures() })).toBeVisible();
  await axe(brand);
  await expectToFit(brand);
  // The numbers update without a reload.
  await expect(countOf('planned', '3')).toBeVisible();
  await influencer.request.post(`${deal}/content/${first}`, {
    form: { intent: 'submit', caption: 'Collaboration commerciale' },
  });
  await expect(countOf('submitted', '1')).toBeVisible();
  const filters = brand.getByRole('form', { name: m.brand_report_filters() });
  await filters.getByLabel(m.brand_report_to(), { exact: true }).fill('1/2/2026');
  await filters.getByRole('button', { name: m.campaign_list_show() }).click();
  await expect(brand).toHaveURL(/to=2026-01-02/);
  await expect(brand.getByRole('heading', { name: m.brand_report_nothing() })).toBeVisible();
  await brand.getByRole('link', { name: m.brand_report_reset() }).click();
  // The address changes before the fields are empty.
  await expect(filters.getByLabel(m.brand_report_to(), { exact: true })).toHaveValue('');
  await filters.getByLabel(m.brand_report_campaign()).selectOption({ index: 1 });
  await filters.getByRole('button', { name: m.campaign_list_show() }).click();
  await expect(brand).toHaveURL(/campaign=campaign-/);

  const answers = brand.getByRole('table', { name: m.brand_report_answers(), exact: true });
  await answers.getByRole('link', { name: /^1:/ }).click();
  await expect(
    brand.getByRole('heading', { name: m.brand_report_answers_to_applications(), level: 1 }),
  ).toBeVisible();
  await axe(brand);
  const answersSaved = brand.waitForEvent('download');
  await brand.getByRole('link', { name: m.report_csv() }).click();
  const ofAnswers = (await readFile(await (await answersSaved).path())).toString().trimEnd();
  expect(ofAnswers.split('\r\n')[1]).toContain('Léa Dubois');
  await brand.getByRole('link', { name: 'Léa Dubois' }).click();
  await expect(brand).toHaveURL(/\/influencer\/influencer-/);
  await brand.goBack();
  await brand.goBack();

  await countOf('planned', '2').click();
  await expect(brand.getByRole('heading', { name: reportNumberText('planned'), level: 1 })).toBeVisible();
  await axe(brand);
  await expect(brand.getByRole('row')).toHaveCount(3);
  const saved = brand.waitForEvent('download');
  await brand.getByRole('link', { name: m.report_csv() }).click();
  const download = await saved;
  const csv = (await readFile(await download.path())).toString().trimEnd().split('\r\n');
  expect(csv).toHaveLength(3);
  expect(csv[1]).toContain('Léa Dubois');
  await brand.goto(brand.url());
  await brand.getByRole('row').nth(1).getByRole('link').click();
  await expect(brand).toHaveURL(new RegExp(`${deal}/content/deliverable-`));
});
