import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import type { Terms, TermsLine } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { site } from '#site';
import { startDealBetween, termsFromToday } from '#tests/deal-by-http.ts';
import { giveIdentities, signDeal } from '#tests/running-deal.ts';
import type { RunningServer } from '#tests/server.ts';
import { axe, expect, expectLoaded, test } from './fixtures.ts';
import { files, handIn } from './hand-in.ts';
import { confirmAddress, expectToFit, join } from './sign-in.ts';
import { aVideo, remarkAtSecond, secondOf } from './video.ts';

const post: TermsLine = {
  kind: 'post',
  platform: 'instagram',
  count: 1,
  feeCents: 10_000,
  note: '',
  needsBenefit: false,
};

/** Starts a running deal. Returns the addresses of its deliverables. */
async function run(
  server: RunningServer,
  brand: Page,
  influencer: Page,
  terms: Partial<Terms> = {},
): Promise<string[]> {
  const { email: ofBrand } = await join(brand, 'client');
  const { email: ofInfluencer } = await join(influencer, 'influencer');
  await confirmAddress(brand, server, ofBrand);
  await confirmAddress(influencer, server, ofInfluencer);
  await giveIdentities(brand, influencer);
  const { deal } = await startDealBetween(brand, influencer, {
    campaign: { compensationType: 'paid', giftDescription: '' },
    terms: termsFromToday({ lines: [post], benefit: null, ...terms }),
  });
  const ids = await signDeal(deal, brand, influencer);
  return ids.map((id) => `${deal}/content/${id}`);
}

test('a draft is remarked on, changed, approved, published and confirmed', async ({
  server,
  brand,
  influencer,
}) => {
  test.slow();
  const [address = ''] = await run(server, brand, influencer);
  await brand.goto(address);
  await influencer.goto(address);
  await axe(influencer);
  await expectToFit(influencer);
  await expect(brand.getByText(m.deal_turn_other({ name: 'Léa' }))).toBeVisible();

  await handIn(influencer, 'Collaboration commerciale. A slow evening.', await files('#e9dccb', '#cdd6c6'));
  // The brand's page updates without a reload.
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText('Léa’s post');
  await expect(brand.getByText(m.content_mention_first())).toBeVisible();
  await expectLoaded(brand.getByRole('img', { name: m.content_picture({ number: 1 }) }));
  await axe(brand);
  await expectToFit(brand);

  // The brand draws one remark on the first picture, and places another on the second picture by keyboard.
  const picture = brand.getByRole('img', { name: m.content_picture({ number: 1 }) });
  const box = await picture.boundingBox();
  if (!box) throw new Error('The picture is not shown.');
  await brand.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
  await brand.mouse.down();
  await brand.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.7, { steps: 4 });
  await brand.mouse.up();
  const first = brand.getByRole('textbox', { name: m.content_remark({ number: 1 }) });
  await expect(first).toBeFocused();
  await first.fill('Could the bowl come forward?');
  await brand.getByRole('link', { name: m.content_picture({ number: 2 }) }).click();
  await brand.getByRole('button', { name: m.content_add_on_picture() }).press('Enter');
  await brand
    .getByRole('textbox', { name: m.content_remark({ number: 2 }) })
    .fill('Please leave the leaf in.');
  const pin = brand.getByRole('button', { name: m.content_pin({ number: 2 }) });
  await pin.press('ArrowRight');
  await pin.press('Shift+ArrowDown');
  await expect(brand.getByText(m.content_pin_place({ x: 52, y: 50 }))).toBeAttached();
  await axe(brand);
  await brand.getByRole('button', { name: m.content_remark_done() }).press('Enter');
  await expect(
    brand.getByRole('button', { name: m.content_remark_edit_number({ number: 2 }) }),
  ).toBeFocused();
  // Removing a remark while another one is open keeps the focus in the list.
  await brand.getByRole('button', { name: m.content_add_whole() }).click();
  await brand.getByRole('textbox', { name: m.content_remark({ number: 3 }) }).fill('One more thing.');
  await brand.getByRole('button', { name: m.content_remark_edit_number({ number: 1 }) }).click();
  await brand.getByRole('button', { name: m.content_remark_remove_number({ number: 3 }) }).press('Enter');
  await expect(brand.getByRole('button', { name: m.content_add_whole() })).toBeFocused();

  // Unsent remarks survive a reload.
  await brand.reload();
  await expect(brand.getByText('Could the bowl come forward?')).toBeVisible();
  await brand.getByRole('button', { name: m.content_ask({ left: 1 }) }).click();
  await expect(brand.getByText(m.content_toast_ask(), { exact: true })).toBeVisible();

  const remarks = influencer.getByRole('region', {
    name: m.content_remarks_other({ of: 'Maison Aubrac’s' }),
  });
  await expect(remarks.getByRole('listitem')).toHaveCount(2);
  await remarks.getByRole('button', { name: m.content_on_picture_number({ number: 2 }) }).click();
  await expect(influencer.getByRole('button', { name: m.content_pin({ number: 2 }) })).toBeVisible();
  await axe(influencer);
  await expectToFit(influencer);
  await handIn(influencer, 'Publicité', await files('#e6cbc4'), m.content_hand_in_again());

  // No round of changes is left.
  await expect(
    brand.getByText(m.content_mention_missing({ mention: 'Collaboration commerciale' })),
  ).toBeVisible();
  await expect(brand.getByText(m.content_rounds_used())).toBeVisible();
  await expect(brand.getByRole('button', { name: m.content_ask({ left: 0 }) })).toHaveCount(0);
  await brand.getByText(/^Version 1, /).click();
  await expect(brand.getByText('Could the bowl come forward?')).toBeVisible();
  await brand.getByRole('button', { name: m.content_approve() }).click();
  await expect(brand.getByText(m.content_toast_approve(), { exact: true })).toBeVisible();

  await influencer.getByLabel(m.content_link()).fill('https://example.com/p/C0ffee');
  await influencer.getByLabel(m.content_has_mention({ mention: 'Collaboration commerciale' })).check();
  await influencer.getByRole('button', { name: m.content_publish() }).click();
  await expect(influencer.getByText(m.refusal_post_url_invalid())).toBeVisible();
  await influencer.getByLabel(m.content_link()).fill('https://www.instagram.com/p/C0ffeeC0ffe/?igsh=1');
  await influencer.getByRole('button', { name: m.content_publish() }).click();
  await expect(influencer.getByText(m.content_toast_publish(), { exact: true })).toBeVisible();

  const link = brand.getByRole('link', { name: m.content_open_post() });
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(brand.getByText(m.content_unchecked_own())).toBeVisible();
  await expect(brand.getByText(m.content_check_not_possible({ site: site.name }))).toBeVisible();
  await axe(brand);
  await brand.getByRole('button', { name: m.content_confirm() }).click();
  await expect(brand.getByText(m.content_toast_confirm(), { exact: true })).toBeVisible();
  await expect(influencer.getByText(/^Seen by Maison Aubrac on /)).toBeVisible();

  await declare(influencer, { Likes: '1 200', Saves: '35' });
  const figureOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
  await expect(figureOf(brand, 'Likes')).toContainText(/1,200.*Declared by Léa.*Screenshot/);
  await expect(figureOf(brand, 'Reach')).toHaveText('Reach——');
  await declare(influencer, { Likes: '1 250' });
  await expect(figureOf(brand, 'Likes')).toContainText('1,250');
  await figureOf(brand, 'Likes').getByText(m.figures_earlier()).click();
  await expect(figureOf(brand, 'Likes').getByText(/^1,200 as of /)).toBeVisible();
  await axe(brand);
  await axe(influencer);
  await expectToFit(influencer);
});

async function declare(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  await page
    .getByRole('group', { name: m.figures_screenshot() })
    .locator('input[type=file]')
    .setInputFiles(await files('#ddd'));
  await expect(page.getByRole('button', { name: m.figures_form_save() })).toBeEnabled();
  await page.getByRole('button', { name: m.figures_form_save() }).click();
  await expect(page.getByText(m.figures_toast(), { exact: true })).toBeVisible();
}

const plain = { 'content-type': 'application/x-www-form-urlencoded' };

for (const language of languages)
  test(`three rounds of changes are asked for, the fourth is refused, and a story has a screenshot, in ${language}`, async ({
    server,
    brand,
    influencer,
  }) => {
    test.slow();
    const [address = ''] = await run(server, brand, influencer, {
      lines: [{ ...post, kind: 'story' }],
      revisions: 3,
    });
    setLanguageSource(() => language);
    const path = pathIn(language, address);
    await influencer.goto(path);
    await expect(influencer.getByRole('heading', { level: 1 })).toHaveText(
      language === 'en' ? 'Your story' : 'Votre story',
    );
    await handIn(influencer, 'Publicité', [await aVideo(influencer)]);
    for (let round = 1; round <= 3; round++) {
      await brand.goto(path);
      if (round === 1) await remarkAtSecond(brand, 1);
      else await brand.getByRole('button', { name: m.content_add_whole() }).click();
      await brand.getByLabel(m.content_remark({ number: 1 })).fill(`Plus clair, s’il vous plaît (${round})`);
      await brand.getByRole('button', { name: m.content_ask({ left: 4 - round }) }).click();
      await expect(brand.getByText(m.content_toast_ask(), { exact: true })).toBeVisible();
      await expect(influencer.getByText(`Plus clair, s’il vous plaît (${round})`)).toBeVisible();
      if (round === 1) {
        await influencer.getByRole('button', { name: m.content_on_video({ time: '0:01' }) }).click();
        await expect.poll(() => secondOf(influencer)).toBe(1);
      }
      await handIn(influencer, `Collaboration commerciale ${round}`, [], m.content_hand_in_again());
    }
    const fourth = new URLSearchParams({ intent: 'ask', seq: '4', remark: 'Encore' });
    const refused = await brand.request.post(address, { data: fourth.toString(), headers: plain });
    expect(refused.status()).toBe(409);
    await brand.goto(path);
    await expect(brand.getByText(m.content_rounds_used())).toBeVisible();
    await brand.getByRole('button', { name: m.content_approve() }).click();
    await expect(brand.getByText(m.content_toast_approve(), { exact: true })).toBeVisible();

    await influencer.getByLabel(m.content_has_mention({ mention: 'Collaboration commerciale' })).check();
    await influencer.getByRole('button', { name: m.content_publish() }).click();
    await expect(influencer.getByText(m.refusal_post_screenshot_required())).toBeVisible();
    await influencer
      .getByRole('group', { name: m.content_screenshots() })
      .locator('input[type=file]')
      .setInputFiles(await files('#cdd6c6'));
    await influencer.getByRole('button', { name: m.content_publish() }).click();
    await expect(influencer.getByText(m.content_toast_publish(), { exact: true })).toBeVisible();
    await expectLoaded(brand.getByRole('img', { name: m.content_picture({ number: 1 }) }));
    await expect(brand.getByText(m.content_cannot_check_story())).toBeVisible();
    await expectToFit(brand);
  });

test('the content is not found by other people, nor in another deal', async ({
  server,
  brand,
  influencer,
  page,
}) => {
  const [address = ''] = await run(server, brand, influencer);
  await handInByRequest(influencer, address);
  const other = address.replace(/deal-[\w-]+/, 'deal-00000000-0000-7000-8000-000000000000');
  const intents = ['submit', 'ask', 'approve', 'publish', 'object', 'confirm', 'drop'];
  const statusOf = async (reader: Page, path: string, intent?: string) => {
    const fields = {
      caption: 'Hello',
      seq: '1',
      remark: intent === 'ask' ? 'No' : '',
      reason: intent === 'object' ? 'No' : '',
      hasMention: '1',
      publishedAt: '2026-05-05T10:00:00.000Z',
      confirmed: 'yes',
    };
    const form = { intent: intent ?? '', url: 'https://www.instagram.com/p/C0ffee/', ...fields };
    const answer = intent ? await reader.request.post(path, { form }) : await reader.request.get(path);
    return answer.status();
  };
  await join(page, 'client');
  for (const intent of [undefined, ...intents]) {
    expect([intent, await statusOf(page, address, intent)]).toEqual([intent, 404]);
    expect([intent, await statusOf(brand, other, intent)]).toEqual([intent, 404]);
  }
  await influencer.goto(address);
  await expect(influencer.getByText(m.deal_turn_other({ name: 'Maison Aubrac' }))).toBeVisible();
});

async function handInByRequest(influencer: Page, address: string): Promise<void> {
  await influencer.request.post(address, {
    form: { intent: 'submit', caption: 'Collaboration commerciale' },
  });
}

test.describe('without scripts', () => {
  test('a caption is handed in, remarked on, approved, and dropped after a question', async ({
    server,
    unscripted: brand,
    newPerson,
  }) => {
    const influencer = await newPerson({ javaScriptEnabled: false });
    const [address = ''] = await run(server, brand, influencer);
    await influencer.goto(address);
    await expect(influencer.getByText(m.content_files_unscripted())).toBeVisible();
    await influencer.getByRole('button', { name: m.content_hand_in() }).click();
    await expect(influencer.getByText(m.refusal_deliverable_empty())).toBeVisible();
    await influencer.getByLabel(m.content_caption_field()).fill('Collaboration commerciale. A slow evening.');
    await influencer.getByRole('button', { name: m.content_hand_in() }).click();
    await expect(influencer.getByText(m.content_mention_first())).toBeVisible();

    await brand.goto(address);
    const remark = brand.getByLabel(m.content_ask_unscripted());
    await remark.fill('Name the house, please.');
    await brand.getByRole('button', { name: m.content_approve() }).click();
    await expect(brand.getByText(m.refusal_deliverable_remark_unsent())).toBeVisible();
    await expect(remark).toHaveValue('Name the house, please.');
    await brand.getByRole('button', { name: m.content_ask({ left: 1 }) }).click();
    await expect(brand.getByText('Name the house, please.')).toBeVisible();
    await influencer.goto(address);
    await influencer.getByRole('button', { name: m.content_hand_in_again() }).click();
    await brand.goto(address);
    await brand.getByRole('button', { name: m.content_approve() }).click();

    await influencer.goto(address);
    await influencer.getByRole('button', { name: m.content_drop() }).click();
    await expect(influencer.getByRole('heading', { name: m.content_drop_ask() })).toBeVisible();
    await influencer.getByRole('button', { name: m.content_drop() }).click();
    await expect(influencer.getByText(m.content_turn_dropped(), { exact: true })).toBeVisible();
  });
});
