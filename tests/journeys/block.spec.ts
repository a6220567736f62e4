import type { Page } from '@playwright/test';
import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, apply, expectToFit, meet, read, reviewOf } from './sign-in.ts';

const messagesOn = (page: Page) =>
  page.locator('#conversation').getByRole('listitem').locator('p:first-child');

async function write(page: Page, text: string): Promise<void> {
  await page.locator('#conversation').getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: m.conversation_send() }).click();
  await expect(messagesOn(page).last()).toContainText(text);
}

test('a brand blocks an influencer, who learns nothing, and later ends the block', async ({
  brand,
  influencer,
}) => {
  const { campaign, review } = await meet(brand, influencer);
  await influencer.goto(campaign);
  await write(influencer, 'Before');
  await brand.goto(review);
  await expect(messagesOn(brand).last()).toContainText('Before');

  await brand.getByRole('link', { name: m.block_link_name({ name: 'Léa Dubois' }) }).click();
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText(m.block_name({ name: 'Léa Dubois' }));
  await axe(brand);
  await brand.setViewportSize({ width: 320, height: 800 });
  await expectToFit(brand);
  await brand.getByRole('button', { name: m.block_submit(), exact: true }).click();
  await expect(brand.getByText(m.block_toast_blocked())).toBeVisible();
  await expect(brand.getByRole('listitem').filter({ hasText: 'Léa Dubois' })).toBeVisible();
  await axe(brand);
  await expectToFit(brand);

  // The brand's page stays open while the blocked influencer writes and applies to another campaign.
  await brand.goto(review);
  await expect(brand.getByText(m.block_conversation())).toBeVisible();
  const conversation = brand.locator('#conversation');
  const named = { name: 'Léa Dubois' };
  await expect(conversation.getByRole('link', { name: m.abuse_link_name(named) })).toBeVisible();
  await expect(conversation.getByRole('link', { name: m.block_link_name(named) })).toHaveCount(0);
  await write(influencer, 'During');
  const second = await aCampaign(brand, { title: 'Winter table' });
  await apply(influencer, second);
  await influencer.goto(`/influencer/campaign/${second}`);
  await expect(influencer.getByRole('heading', { name: m.application_pending_title() })).toBeVisible();
  await expect(messagesOn(brand)).toHaveText([/Before/]);
  expect(await reviewOf(brand, second)).toBe('');
  expect(await read(brand, '/notifications')).not.toContain('Winter table');

  await brand.getByRole('link', { name: m.block_end() }).click();
  await brand.getByRole('button', { name: m.block_end(), exact: true }).click();
  await expect(brand.getByText(m.block_list_empty())).toBeVisible();
  expect(await reviewOf(brand, second)).not.toBe('');
  await brand.goto(review);
  await influencer.goto(campaign);
  await write(influencer, 'After');
  await expect(messagesOn(brand)).toHaveText([/Before/, /After/]);
});
