import { readFile } from 'node:fs/promises';
import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { axe, expect, test } from './fixtures.ts';
import { join, sendCampaign } from './sign-in.ts';

for (const language of languages) {
  const inLanguage = { locale: language };

  test(`a brand reads and downloads the reports that its plan includes, in ${language}`, async ({
    brand,
    influencer,
  }) => {
    await join(brand, 'client');
    await join(influencer, 'influencer');
    await sendCampaign(brand, {});
    await brand.goto(pathIn(language, '/client/campaigns'));
    await brand.getByRole('main').getByRole('link', { name: 'Autumn table' }).click();
    await brand.waitForURL(/\/client\/campaign\/campaign-/);
    const id = /campaign-[\w-]+$/.exec(brand.url())?.[0] ?? '';
    await brand.request.post(`/client/campaign/${id}`, { form: { campaignId: id, move: 'publish' } });
    await brand.reload();
    const reports = brand.getByRole('region', { name: m.report_title({}, inLanguage) });
    await expect(reports.getByRole('link', { name: m.report_see_plans({}, inLanguage) })).toHaveCount(3);
    await expect(reports.getByRole('link', { name: m.report_csv({}, inLanguage) })).toHaveCount(0);
    await axe(brand);

    // The address of a report above the plan redirects to the plans, which give the reason.
    await brand.goto(pathIn(language, `/client/campaign/${id}/report.csv`));
    await expect(brand).toHaveURL(new RegExp(`${pathIn(language, '/pricing')}$`));
    await expect(brand.getByText(m.refusal_plan_without_basic_report({}, inLanguage))).toBeVisible();
    await brand.goto(pathIn(language, `/client/campaign/${id}/analytics`));
    await expect(
      brand.getByRole('heading', { name: m.analytics_locked_title({}, inLanguage) }),
    ).toBeVisible();
    await axe(brand);

    await brand.request.post('/billing/test/checkout', { form: { plan: 'premium', billing: 'monthly' } });
    await brand.goto(pathIn(language, `/client/campaign/${id}`));
    await brand.setViewportSize({ width: 390, height: 844 });
    expect(await brand.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await brand.setViewportSize({ width: 1280, height: 720 });
    await reports.getByRole('link', { name: m.report_open({}, inLanguage) }).click();
    const applications = brand.getByRole('region', {
      name: m.analytics_applications({}, inLanguage),
      exact: true,
    });
    const table = applications.getByRole('table');
    await applications
      .getByText(m.analytics_table({ chart: m.analytics_applications({}, inLanguage) }, inLanguage))
      .click();
    await expect(table.getByRole('row').last()).toContainText('0');
    await axe(brand);
    // The chart updates while the page is open.
    await influencer.request.post(`/influencer/campaign/${id}`, {
      form: { message: 'I know your kitchen.' },
    });
    await expect(table.getByRole('row').last()).toContainText('1');

    await brand.getByRole('link', { name: 'Autumn table' }).click();
    const save = async (label: string, at: number) => {
      const saved = brand.waitForEvent('download');
      await reports.getByRole('link', { name: label }).nth(at).click();
      const download = await saved;
      return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
    };
    const csv = await save(m.report_csv({}, inLanguage), 0);
    expect(csv.name).toMatch(
      new RegExp(`^${m.report_file_basic({}, inLanguage)}-autumn-table-[\\d-]+\\.csv$`),
    );
    expect(csv.content.toString()).toContain('Léa Dubois');
    expect(csv.content.toString()).toContain(m.report_state_pending({}, inLanguage));
    const detailed = await save(m.report_csv({}, inLanguage), 1);
    expect(detailed.content.toString()).toContain(m.report_column_location({}, inLanguage));
    const pdf = await save(m.report_pdf({}, inLanguage), 0);
    const [first = ''] = pdfText(pdf.content);
    for (const words of ['Autumn table', 'Léa Dubois', m.report_pdf_kicker({}, inLanguage)])
      expect(first).toContain(words);
  });
}
