import { m } from '#messages';
import { pathIn } from '#messages/path-language.ts';
import { expect, test } from './fixtures.ts';
import { aDraft, meet } from './sign-in.ts';

for (const language of ['en', 'fr'] as const) {
  test(`pages that need scripts say so, in ${language}`, async ({ unscripted: brand, influencer }) => {
    const { review } = await meet(brand, influencer);
    const draft = await aDraft(brand);
    for (const path of ['/client/campaign/create', `/client/campaign/${draft}/edit`, review]) {
      await brand.goto(pathIn(language, path));
      await expect(brand.getByRole('alert').first()).toContainText(m.needs_script({}, { locale: language }));
    }
  });
}
