import type { Page } from '@playwright/test';
import { m } from '#messages';
import { freePort } from '#tests/free-port.ts';
import { trustingProxies } from '#tests/networks.ts';
import { PASSWORD } from '#tests/people.ts';
import { startServer } from '#tests/server.ts';
import { axe, expect, testOn } from './fixtures.ts';
import { expectToFit, join } from './sign-in.ts';

// A passkey belongs to a host name. The servers of the other journeys have only an IP address.
const test = testOn(async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  return { ...(await startServer({ port, env: { ...trustingProxies, PUBLIC_URL: url } })), url };
});

async function giveAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verify: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a brand adds a passkey, logs in with it, and removes it with it', async ({ brand: page }) => {
  const authenticator = await giveAuthenticator(page);
  await join(page, 'client');
  await page.goto('/second-factor');
  const add = page.locator('form', { has: page.locator('[value=passkey]') });
  await page.getByText(m.passkey_add(), { exact: true }).click();
  await add.getByLabel(m.passkey_name()).fill('My laptop');
  await add.getByLabel(m.account_password()).fill('not this one');
  await add.getByRole('button', { name: m.passkey_add_next() }).click();
  await expect(add.getByText(m.refusal_account_wrong_password())).toBeVisible();
  await add.getByLabel(m.account_password()).fill(PASSWORD);
  await add.getByRole('button', { name: m.passkey_add_next() }).click();
  await axe(page);
  await page.getByRole('button', { name: m.passkey_create() }).click();
  await expect(page.getByText(m.passkey_added())).toBeVisible();
  await expect(page.getByText('My laptop', { exact: true })).toBeVisible();
  await axe(page);
  await expectToFit(page);

  await page.request.post('/logout');
  await page.goto('/client/campaigns');
  await expect(page).toHaveURL('/login');
  await authenticator.verify(false);
  await page.getByRole('button', { name: m.passkey_login() }).click();
  await expect(page.getByText(m.passkey_canceled())).toBeVisible();
  await axe(page);
  await authenticator.verify(true);
  await page.getByRole('button', { name: m.passkey_login() }).click();
  await expect(page).toHaveURL('/client/campaigns');

  await page.goto('/second-factor');
  await page.getByText(m.passkey_remove_of({ name: 'My laptop' })).click();
  const remove = page.locator('form', { has: page.locator('[value=remove-passkey]') });
  await remove.getByRole('button', { name: m.passkey_prove() }).click();
  await expect(page.getByText(m.passkey_removed())).toBeVisible();
  await expect(page.getByText(m.passkeys_none())).toBeVisible();
});
