import type { Page } from '@playwright/test';
import type { Terms } from '#domain/terms/terms.ts';
import { m } from '#messages';
import { giveIdentities } from '#tests/running-deal.ts';
import type { RunningServer } from '#tests/server.ts';
import { expect } from './fixtures.ts';
import { confirmAddress, join } from './sign-in.ts';

/**
 * Terms with one post. For a low fee, the terms are below the sum from which the law requires a contract. Signing then
 * needs no code by email.
 */
export const aPost = (feeCents: number): Partial<Terms> => ({
  lines: [
    { kind: 'post', platform: 'instagram', count: 1, feeCents, note: '', needsBenefit: feeCents === 0 },
  ],
});

/**
 * Signs up both sides with the details that contracts need. Confirms and returns their email addresses, because only
 * people with a confirmed address may sign.
 */
export async function joinWithIdentities(
  server: RunningServer,
  brand: Page,
  influencer: Page,
): Promise<{ ofBrand: string; ofInfluencer: string }> {
  const { email: ofBrand } = await join(brand, 'client');
  const { email: ofInfluencer } = await join(influencer, 'influencer');
  await confirmAddress(brand, server, ofBrand);
  await confirmAddress(influencer, server, ofInfluencer);
  await giveIdentities(brand, influencer);
  return { ofBrand, ofInfluencer };
}

/** Types the name on the page of the contract and presses the button. Waits for the toast. */
export async function sign(page: Page, name: string, button: string, toast: string): Promise<void> {
  await page.getByLabel(m.contract_type_name({ name })).fill(name);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByText(toast, { exact: true })).toBeVisible();
}
