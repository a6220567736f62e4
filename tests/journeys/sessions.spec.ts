import { m } from '#messages';
import { axe, expect, test } from './fixtures.ts';
import { emailTo, expectToFit, join, logIn } from './sign-in.ts';

test('a login from an unknown browser is emailed, and its session ended in the list', async ({
  brand: owner,
  page: stranger,
  unscripted,
  server,
}) => {
  const { email } = await join(owner, 'client');
  await stranger.goto('/login');
  await logIn(stranger, email);
  await expect(stranger).toHaveURL('/client/dashboard');
  await emailTo(server, email, '/forgot-password');

  await owner.goto('/profile?tab=account');
  await owner.getByRole('link', { name: m.session_title() }).click();
  const rows = owner.getByRole('list', { name: m.session_open() }).getByRole('listitem');
  await expect(rows).toHaveText([/Chrom.+This browser/s, /Chrome on Linux.+First used.+Last used/s]);
  await axe(owner);
  await expectToFit(owner);
  await rows.getByRole('button', { name: m.session_end_name({ name: 'Chrome on Linux' }) }).click();
  await expect(owner.getByText(m.session_toast_ended())).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(owner.getByRole('list', { name: m.session_open() })).toBeFocused();
  await stranger.goto('/client/campaigns');
  await expect(stranger).toHaveURL('/login');

  await unscripted.goto('/login');
  await logIn(unscripted, email);
  await unscripted.goto('/sessions');
  await unscripted.getByRole('button', { name: m.session_others_end() }).click();
  await expect(
    unscripted.getByRole('listitem').filter({ hasText: m.session_used({ moment: '' }) }),
  ).toHaveCount(1);
  await owner.reload();
  await expect(owner).toHaveURL('/login');
});
