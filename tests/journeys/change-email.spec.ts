import { m } from '#messages';
import { PASSWORD } from '#tests/people.ts';
import { emailsTo } from '#tests/written-emails.ts';
import { axe, expect, test } from './fixtures.ts';
import { confirmAddress, expectToFit, join, linkTo, logIn } from './sign-in.ts';

test('an address is changed from another browser, and the change is undone from the old address', async ({
  brand: owner,
  page: elsewhere,
  unscripted,
  server,
}) => {
  const { email: old } = await join(owner, 'client');
  await confirmAddress(owner, server, old);
  const email = `changed-${old}`;
  await owner.goto('/profile?tab=account');
  await owner.getByRole('link', { name: m.email_change_link() }).click();
  await axe(owner);
  const submit = owner.getByRole('button', { name: m.email_change_submit() });
  const [newEmail, password] = [
    owner.getByLabel(m.email_change_new()),
    owner.getByLabel(m.account_password()),
  ];
  await newEmail.fill(old);
  await password.fill(PASSWORD);
  await submit.click();
  await expect(owner.getByText(m.refusal_account_email_unchanged())).toBeVisible();
  await expect(newEmail).toBeFocused();
  await newEmail.fill(email);
  await submit.click();
  await expect(owner.getByText(m.email_change_toast_sent())).toBeVisible();
  const waiting = owner.getByText(m.email_change_waiting());
  await expect(waiting).toBeVisible();
  await expectToFit(owner);

  await elsewhere.goto(await linkTo(server, email, '/confirm-email-change'));
  await axe(elsewhere);
  await elsewhere.getByRole('button', { name: m.email_change_confirm_submit() }).click();
  await expect(elsewhere).toHaveURL('/login');
  await logIn(elsewhere, email);
  await expect(elsewhere).toHaveURL('/client/dashboard');
  await owner.reload();
  await expect(waiting).toBeHidden();
  await expect(owner.getByLabel(m.account_email())).toHaveValue(email);

  const undo = await linkTo(server, old, '/undo-email-change');
  await unscripted.goto(undo);
  await unscripted.getByLabel(m.reset_new_password()).fill('une autre phrase de passe');
  await unscripted.getByRole('button', { name: m.email_change_undo_submit() }).click();
  await expect(unscripted).toHaveURL('/client/dashboard');
  await unscripted.goto('/profile?tab=account');
  await expect(unscripted.getByLabel(m.account_email())).toHaveValue(old);
  for (const page of [owner, elsewhere]) {
    await page.goto('/client/campaigns');
    await expect(page).toHaveURL('/login');
  }
  await elsewhere.goto(undo);
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(m.reset_dead_title());
  const subjects = () => emailsTo(server, email).map(({ subject }) => subject);
  await expect.poll(subjects).toContain(m.email_undone_subject());
});

test('a request for a taken address is shown like any other, cancelled without scripts, and emailed to its owner', async ({
  brand,
  influencer,
  unscripted,
  server,
}) => {
  const { email: taken } = await join(brand, 'client');
  const { email } = await join(influencer, 'influencer');
  await unscripted.goto('/login');
  await logIn(unscripted, email);
  await unscripted.goto('/change-email');
  await unscripted.getByLabel(m.email_change_new()).fill(taken);
  await unscripted.getByRole('button', { name: m.email_change_submit() }).click();
  await expect(unscripted.getByLabel(m.email_change_new())).toHaveValue(taken);
  await unscripted.getByLabel(m.account_password()).fill(PASSWORD);
  await unscripted.getByRole('button', { name: m.email_change_submit() }).click();
  await expect(unscripted.getByText(m.email_change_waiting())).toBeVisible();
  await linkTo(server, taken, '/login');
  await unscripted.getByRole('button', { name: m.email_change_cancel() }).click();
  await expect(unscripted.getByText(m.email_change_waiting())).toBeHidden();
});
