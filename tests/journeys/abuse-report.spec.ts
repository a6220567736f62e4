import { readFileSync } from 'node:fs';
import { m } from '#messages';
import { trustingProxies } from '#tests/networks.ts';
import type { RunningServer } from '#tests/server.ts';
import { choosePassword, cookiesIn, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';
import { emailsTo } from '#tests/written-emails.ts';
import { axe, expect, testOn } from './fixtures.ts';
import { aCampaign, apply, expectToFit, join, read, reviewOf } from './sign-in.ts';

const VISITOR = 'anne@report.example';
const STATEMENT = 'The campaign promises a prize that does not exist.';
let links: string[] = [];

const test = testOn(async () => {
  const started = await startWithStaff(['margaux@report.example', 'paul@report.example'], {
    env: trustingProxies,
  });
  links = started.links;
  return started.server;
});

test('a visitor reports a campaign, and staff decide with reasons that both sides receive', async ({
  server,
  brand,
  unscripted,
  page: desk,
}) => {
  const { email, userId } = await join(brand, 'client');
  const campaignId = await aCampaign(brand, { title: 'Win a car' });

  await unscripted.goto(`/campaigns/${campaignId}`);
  await unscripted.getByRole('link', { name: m.abuse_link_name({ name: 'Win a car' }) }).click();
  await expect(unscripted.getByRole('heading', { level: 1 })).toHaveText(m.abuse_title_campaign());
  await unscripted.setViewportSize({ width: 320, height: 800 });
  await expectToFit(unscripted);
  await unscripted.getByLabel(m.abuse_reason(), { exact: false }).selectOption('scam');
  await unscripted.getByLabel(m.abuse_name(), { exact: false }).fill('Anne Roux');
  await unscripted.getByRole('button', { name: m.abuse_submit() }).click();
  await expect(unscripted.getByText(m.refusal_field_required()).first()).toBeVisible();
  await expect(unscripted.getByLabel(m.abuse_name(), { exact: false })).toHaveValue('Anne Roux');
  await unscripted.getByLabel(m.abuse_reason(), { exact: false }).selectOption('scam');
  await unscripted.getByLabel(m.abuse_text(), { exact: false }).fill('I paid, and nothing came.');
  await unscripted.getByLabel(m.abuse_email(), { exact: false }).fill(VISITOR);
  await unscripted.getByRole('button', { name: m.abuse_submit() }).click();
  await expect(unscripted.getByRole('heading', { level: 1 })).toHaveText(m.abuse_sent());
  await expectEmail(server, VISITOR, m.abuse_email_received_subject(), m.abuse_reason_scam());

  const { cookie } = await setSecondFactorUp(server.url, await choosePassword(links[0] ?? ''));
  await desk.context().addCookies(cookiesIn(cookie, server.url));
  await desk.goto('/staff');
  await desk.getByRole('link', { name: m.abuse_desk() }).click();
  await axe(desk);
  await desk.getByRole('link', { name: m.abuse_reason_scam() }).click();
  await expect(desk.getByText('I paid, and nothing came.')).toBeVisible();
  await axe(desk);
  await desk.getByLabel(m.abuse_email_decision()).selectOption('suspended');
  await desk.getByLabel(m.abuse_desk_statement(), { exact: false }).fill(STATEMENT);
  await desk.getByRole('button', { name: m.abuse_desk_submit() }).click();
  await expect(desk.getByText(m.refusal_field_required())).toBeVisible();
  await desk.getByLabel(m.abuse_desk_ground()).selectOption('terms');
  await desk.getByRole('button', { name: m.abuse_desk_submit() }).click();
  await expect(desk.getByRole('heading', { name: m.abuse_decision_suspended() })).toBeVisible();
  await axe(desk);

  await expectEmail(server, VISITOR, m.abuse_email_decided_subject(), STATEMENT);
  const statement = await expectEmail(server, email, m.abuse_email_concerned_subject(), STATEMENT);
  expect(statement).not.toContain('Anne');
  await desk.goto(`/staff/accounts/${userId}`);
  await expect(desk.getByText(m.staff_suspended(), { exact: true })).toBeVisible();
  expect((await unscripted.request.get(`/campaigns/${campaignId}`)).status()).toBe(404);
});

test('staff show a hidden application again, with reasons', async ({
  server,
  brand,
  influencer,
  page: desk,
}) => {
  await join(brand, 'client');
  const { email } = await join(influencer, 'influencer');
  const campaignId = await aCampaign(brand);
  await apply(influencer, campaignId);
  const review = await reviewOf(brand, campaignId);
  const [address = ''] = /\/report\/application\/[\w-]+/.exec(await read(brand, review)) ?? [];
  await brand.request.post(address, { form: { reason: 'scam', text: 'Not about food.' } });

  const { cookie } = await setSecondFactorUp(server.url, await choosePassword(links[1] ?? ''));
  await desk.context().addCookies(cookiesIn(cookie, server.url));
  await desk.goto('/staff/reports');
  await desk.getByRole('link', { name: m.abuse_reason_scam() }).click();
  await desk.getByLabel(m.abuse_email_decision()).selectOption('hidden');
  await desk.getByLabel(m.abuse_desk_ground()).selectOption('terms');
  await desk.getByLabel(m.abuse_desk_statement(), { exact: false }).fill('It is an advertisement.');
  await desk.getByRole('button', { name: m.abuse_desk_submit() }).click();
  await expect(desk.getByRole('heading', { name: m.abuse_desk_reverse() })).toBeVisible();
  await axe(desk);
  expect((await brand.request.get(review)).status()).toBe(404);

  await desk.getByRole('button', { name: m.abuse_desk_reverse_submit() }).click();
  await expect(desk.getByText(m.refusal_field_required())).toBeVisible();
  await desk.getByLabel(m.abuse_desk_reversal(), { exact: false }).fill('It names the dish.');
  await desk.getByRole('button', { name: m.abuse_desk_reverse_submit() }).click();
  await expect(desk.getByRole('heading', { name: m.abuse_desk_reversed() })).toBeVisible();
  await expect(desk.getByText('It names the dish.')).toBeVisible();
  await expect(desk.getByRole('button', { name: m.abuse_desk_reverse_submit() })).toHaveCount(0);
  await axe(desk);
  await expectToFit(desk);
  expect((await brand.request.get(review)).status()).toBe(200);
  await expectEmail(server, email, m.abuse_email_reversed_concerned_subject(), 'It names the dish.');
});

/** Waits for the email. Returns its content without the soft line breaks of quoted-printable. */
async function expectEmail(
  server: RunningServer,
  to: string,
  subject: string,
  text: string,
): Promise<string> {
  let content = '';
  await expect(() => {
    const found = emailsTo(server, to).findLast((it) => it.subject === subject);
    content = readFileSync(found?.file ?? '', 'utf8').replace(/=\r?\n/g, '');
    expect(content.replace(/\s+/g, ' ')).toContain(text);
  }).toPass({ timeout: 15_000 });
  return content;
}
