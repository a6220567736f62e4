import { m } from '#messages';
import { freePort } from '#tests/free-port.ts';
import { trustingProxies } from '#tests/networks.ts';
import { choosePassword, cookiesIn, setSecondFactorUp, startWithStaff } from '#tests/staff-server.ts';
import { axe, expect, testOn } from './fixtures.ts';
import { join } from './sign-in.ts';

let links: string[] = [];

/** No mail server listens at this address, so that jobs fail. */
const test = testOn(async () => {
  const smtp = { EMAIL: '', MAIL: '', SMTP_URL: `smtp://127.0.0.1:${await freePort()}` };
  const started = await startWithStaff(['margaux@desk.example'], { env: { ...trustingProxies, ...smtp } });
  links = started.links;
  return started.server;
});

test('staff discard a failing job after a question, and see why a test email failed', async ({
  server,
  page: desk,
  influencer,
}) => {
  await join(influencer, 'influencer');
  const { cookie } = await setSecondFactorUp(server.url, await choosePassword(links[0] ?? ''));
  await desk.context().addCookies(cookiesIn(cookie, server.url));
  await desk.goto('/staff');
  await desk.getByRole('link', { name: m.operations_jobs() }).click();
  await expect(desk).toHaveURL('/staff/jobs');
  const kind = m.jobs_kind_mail_confirmation();
  const job = desk.getByRole('listitem').filter({ has: desk.getByRole('heading', { name: kind }) });
  await expect(async () => {
    await desk.reload();
    await expect(job).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await axe(desk);
  const dialog = desk.getByRole('dialog', { name: m.jobs_discard_ask() });
  await job.getByRole('link', { name: m.jobs_discard() }).click();
  await axe(desk);
  await dialog.getByRole('button', { name: m.staff_back() }).click();
  await expect(dialog).toBeHidden();
  await expect(job).toBeVisible();
  await job.getByRole('link', { name: m.jobs_discard() }).click();
  await dialog.getByRole('button', { name: m.jobs_discard() }).click();
  await expect(desk.getByText(m.staff_done(), { exact: true })).toBeVisible();
  await expect(job).toHaveCount(0);

  await desk.getByRole('link', { name: m.operations_services(), exact: true }).click();
  await desk.getByRole('button', { name: m.services_test_send() }).click();
  await expect(desk.getByRole('status').filter({ hasText: m.services_reason_unreachable() })).toBeVisible();
  await axe(desk);
});
