import { readFile } from 'node:fs/promises';
import { m } from '#messages';
import { pdfText } from '#tests/pdf-text.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, join } from './sign-in.ts';

test('a brand reads and downloads the reports that its plan includes', async ({ brand, influencer }) => {
  await join(brand, 'client');
  await join(influencer, 'influencer');
  const id = await aCampaign(brand);
  await brand.goto(`/client/campaign/${id}`);
  const reports = brand.getByRole('region', { name: m.report_title() });
  await expect(reports.getByRole('link', { name: m.report_see_plans() })).toHaveCount(1);
  await expect(reports.getByRole('link', { name: m.report_csv() })).toHaveCount(0);
  await axe(brand);

  await brand.goto(`/client/campaign/${id}/report.csv`);
  await expect(brand).toHaveURL(/\/pricing$/);
  await expect(brand.getByText(m.refusal_plan_without_basic_report())).toBeVisible();
  await brand.goto(`/client/campaign/${id}/analytics`);
  await expect(brand.getByRole('heading', { name: m.analytics_locked_title() })).toBeVisible();
  await axe(brand);

  await brand.request.post('/billing/test/checkout', { form: { plan: 'premium', billing: 'monthly' } });
  await brand.goto(`/client/campaign/${id}`);
  await brand.setViewportSize({ width: 390, height: 844 });
  expect(await brand.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await brand.setViewportSize({ width: 1280, height: 720 });
  await reports.getByRole('link', { name: m.report_open() }).click();
  const applications = brand.getByRole('region', {
    name: m.analytics_applications(),
    exact: true,
  });
  const table = applications.getByRole('table');
  await applications.getByText(m.analytics_table({ chart: m.analytics_applications() })).click();
  await expect(table.getByRole('row').last()).toContainText('0');
  await axe(brand);
  await apply(influencer, id);
  await expect(table.getByRole('row').last()).toContainText('1');

  await brand.getByRole('link', { name: 'Autumn table' }).click();
  const save = async (label: string, at: number) => {
    const saved = brand.waitForEvent('download');
    await reports.getByRole('link', { name: label }).nth(at).click();
    const download = await saved;
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  };
  const csv = await save(m.report_csv(), 0);
  expect(csv.name).toMatch(new RegExp(`^${m.report_file_basic()}-autumn-table-[\\d-]+\\.csv$`));
  expect(csv.content.toString()).toContain('Léa Dubois');
  expect(csv.content.toString()).toContain(m.report_state_pending());
  const detailed = await save(m.report_csv(), 1);
  expect(detailed.content.toString()).toContain(m.report_column_location());
  const pdf = await save(m.report_pdf(), 0);
  const [first = ''] = pdfText(pdf.content);
  for (const words of ['Autumn table', 'Léa Dubois', m.report_pdf_kicker()]) expect(first).toContain(words);
});
