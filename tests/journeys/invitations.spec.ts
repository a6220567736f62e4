import type { Page } from '@playwright/test';
import { m } from '#messages';
import type { RunningServer } from '#tests/server.ts';
import { axe, expect, test } from './fixtures.ts';
import { aCampaign, enterCollection, expectToFit, join, linkTo, listed } from './sign-in.ts';

const NOTE = 'Your oven pictures are why we write.';

const toDoOf = (page: Page) => page.getByRole('region', { name: new RegExp(`^${m.todo_title()}`) });
const invitationsOf = (page: Page) => page.getByRole('region', { name: m.invitation_list() });
const idOf = async (page: Page, fullName: string) => {
  const [id = ''] = await listed(page, `?q=${encodeURIComponent(fullName)}`);
  return id;
};

/** Signs up a brand, and an influencer who has a unique name and is in the collection. */
async function aPair(brand: Page, influencer: Page, server: RunningServer) {
  const fullName = `Anouk Vasseur ${crypto.randomUUID().slice(0, 8)}`;
  await join(brand, 'client');
  const { email } = await join(influencer, 'influencer', { fullName });
  const profile = { fullName, handle: `a.${Date.now()}`, location: 'Lyon' };
  await enterCollection(influencer, server, { email, ...profile });
  return { fullName, email, influencerId: await idOf(brand, fullName) };
}

test('a brand invites an influencer, who declines in two taps and applies to another campaign', async ({
  brand,
  influencer,
  server,
}) => {
  const { fullName, email, influencerId } = await aPair(brand, influencer, server);
  const [autumn, winter] = [
    await aCampaign(brand, { title: 'Autumn table' }),
    await aCampaign(brand, { title: 'Winter table', thematics: ['tech'] }),
  ];
  await influencer.goto('/influencer/dashboard');
  await expect(influencer.getByRole('heading', { level: 1 })).toBeVisible();

  // The brand invites from the influencer's card. The form requires a campaign.
  await brand.goto(`/influencers?q=${encodeURIComponent(fullName)}`);
  const card = brand.locator(`[data-id="${influencerId}"]`);
  await card.getByRole('link', { name: m.invitation_card_of({ name: fullName }) }).click();
  await expect(brand.getByRole('heading', { level: 1 })).toHaveText(m.invitation_title({ name: fullName }));
  await expect(brand.getByRole('radio').first()).toHaveAccessibleName(/^Autumn table/);
  await axe(brand);
  await brand.setViewportSize({ width: 320, height: 800 });
  await expectToFit(brand);
  const send = brand.getByRole('button', { name: m.invitation_submit() });
  await brand.getByLabel(m.invitation_note()).fill(NOTE);
  await send.click();
  await expect(brand.getByText(m.refusal_field_required()).first()).toBeVisible();
  await expect(brand.getByRole('radio').first()).toBeFocused();
  await expect(brand.getByLabel(m.invitation_note())).toHaveValue(NOTE);
  await brand.getByRole('radio', { name: /^Autumn table/ }).check();
  await send.click();
  await expect(brand).toHaveURL(`/client/campaign/${autumn}#invitations`);
  await expect(brand.getByText(m.invitation_toast_sent())).toBeVisible();
  await expect(invitationsOf(brand)).toContainText(fullName);
  await expect(invitationsOf(brand)).toContainText(m.invitation_state_open());
  await axe(brand);
  await expectToFit(brand);

  // The influencer sees the invitation at once and declines it in two taps.
  const line = toDoOf(influencer).getByRole('link', { name: 'Maison Aubrac' });
  await expect(line).toBeVisible();
  await axe(influencer);
  await line.click();
  await expect(influencer.getByText(NOTE)).toBeVisible();
  await axe(influencer);
  await influencer.setViewportSize({ width: 320, height: 800 });
  await expectToFit(influencer);
  await influencer.getByRole('button', { name: m.invitation_decline() }).click();
  await expect(influencer.getByText(m.invitation_toast_declined(), { exact: true })).toBeVisible();
  await expect(toDoOf(influencer)).toHaveCount(0);
  await brand.reload();
  await expect(invitationsOf(brand)).toContainText(m.invitation_state_declined());
  const email1 = await linkTo(server, email, '/notifications/');
  expect(new URL(email1).pathname).toMatch(/^\/notifications\//);

  // The brand invites from the profile. The page does not offer the campaign whose invitation was declined.
  await brand.goto(`/influencer/${influencerId}`);
  await brand.getByRole('link', { name: m.invitation_link() }).click();
  await expect(brand.getByRole('radio')).toHaveCount(1);
  await brand.getByRole('button', { name: m.invitation_submit() }).click();
  await expect(brand).toHaveURL(`/client/campaign/${winter}#invitations`);
  await toDoOf(influencer).getByRole('link', { name: 'Maison Aubrac' }).click();
  await influencer.getByRole('link', { name: m.application_apply_title() }).click();
  await influencer.getByLabel(m.application_message()).fill('With pleasure.');
  await influencer.getByRole('button', { name: m.application_submit() }).click();
  await expect(influencer.getByRole('heading', { name: m.application_pending_title() })).toBeVisible();
  await brand.reload();
  await expect(invitationsOf(brand)).toContainText(m.invitation_state_applied());
  await invitationsOf(brand).getByRole('link', { name: fullName }).click();
  await expect(brand.getByRole('button', { name: m.review_validate() })).toBeVisible();
});

test('an influencer mutes a brand and undoes it, and switches invitations off', async ({
  brand,
  influencer,
  server,
}) => {
  const { fullName, influencerId } = await aPair(brand, influencer, server);
  const campaignId = await aCampaign(brand);
  const address = `/client/invite/${influencerId}`;
  await brand.request.post(address, { form: { campaignId, note: '' } });
  const next = await aCampaign(brand, { title: 'Winter table' });

  await influencer.goto(`/influencer/campaign/${campaignId}`);
  await influencer.getByRole('button', { name: m.invitation_mute({ company: 'Maison Aubrac' }) }).click();
  await expect(influencer.getByText(m.invitation_toast_muted(), { exact: true })).toBeVisible();
  const refused = brand.getByRole('heading', { name: m.invitation_not_taken({ name: fullName }) });
  await brand.goto(address);
  await expect(refused).toBeVisible();
  await axe(brand);
  await brand.goto(`/influencer/${influencerId}`);
  await expect(brand.getByText(m.invitation_not_taken_short())).toBeVisible();
  await expect(brand.getByRole('link', { name: m.invitation_link() })).toHaveCount(0);
  await brand.goto(address);

  await influencer.goto('/preferences');
  await axe(influencer);
  await influencer.getByRole('button', { name: `${m.invitation_unmute()} Maison Aubrac` }).click();
  await expect(influencer.getByText(m.invitation_toast_unmuted())).toBeVisible();
  await brand.reload();
  await expect(brand.getByRole('radio', { name: /^Winter table/ })).toBeVisible();

  await influencer.getByText(m.invitation_setting(), { exact: true }).click();
  await influencer.getByRole('button', { name: m.preferences_save() }).click();
  await expect(influencer.getByText(m.preferences_toast_saved())).toBeVisible();
  await influencer.reload();
  await expect(influencer.getByRole('switch', { name: m.invitation_setting() })).not.toBeChecked();
  await brand.getByRole('radio', { name: /^Winter table/ }).check();
  await brand.getByRole('button', { name: m.invitation_submit() }).click();
  await expect(refused).toBeVisible();
  await brand.goto(`/client/campaign/${next}`);
  await expect(invitationsOf(brand)).toContainText(m.invitation_list_empty());
});

test('without scripts a brand invites and withdraws, and an influencer declines', async ({
  unscripted: brand,
  newPerson,
  server,
}) => {
  const influencer = await newPerson({ javaScriptEnabled: false });
  const { fullName, influencerId } = await aPair(brand, influencer, server);
  const [first, second] = [await aCampaign(brand), await aCampaign(brand, { title: 'Winter table' })];
  const send = brand.getByRole('button', { name: m.invitation_submit() });
  await brand.goto(`/client/invite/${influencerId}?campaign=${first}`);
  await expect(brand.getByRole('radio', { name: /^Autumn table/ })).toBeChecked();
  await send.click();
  await invitationsOf(brand).getByRole('link', { name: fullName }).click();
  await brand.getByRole('button', { name: m.invitation_withdraw() }).click();
  await expect(invitationsOf(brand)).toContainText(m.invitation_state_withdrawn());
  await influencer.goto(`/influencer/campaign/${first}`);
  await expect(influencer.getByRole('button', { name: m.invitation_decline() })).toHaveCount(0);

  await brand.goto(`/client/invite/${influencerId}`);
  await send.click();
  await expect(invitationsOf(brand)).toContainText(m.invitation_state_open());
  await influencer.goto(`/influencer/campaign/${second}`);
  await influencer.getByRole('button', { name: m.invitation_decline() }).click();
  await expect(influencer.getByRole('heading', { level: 1 })).toHaveText(m.influencer_dashboard_title());
  await influencer.goto(`/influencer/campaign/${second}`);
  await expect(influencer.getByText(/You said “No thanks” on/)).toBeVisible();
});
