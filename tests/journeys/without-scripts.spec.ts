import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { expect, test } from './fixtures.ts';
import { meet, sendCampaign } from './sign-in.ts';

for (const language of ['en', 'fr'] as const) {
  test(`pages that need scripts say so, in ${language}`, async ({ browser, baseURL }) => {
    const context = () => browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const [brand, influencer] = [await (await context()).newPage(), await (await context()).newPage()];
    const { review } = await meet(brand, influencer);
    await sendCampaign(brand, { title: 'A draft' });
    const list = await (await brand.request.get('/client/campaigns?status=draft')).text();
    const [, draft] = /\/client\/campaign\/(campaign-[\w-]{20,})/.exec(list) ?? [];
    for (const path of ['/client/campaign/create', `/client/campaign/${draft}/edit`, review]) {
      await brand.goto(pathIn(language, path));
      await expect(brand.getByRole('alert').first()).toContainText(m.needs_script({}, { locale: language }));
    }
    for (const page of [brand, influencer]) await page.context().close();
  });
}
