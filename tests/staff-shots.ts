import { m } from '#messages';
import { PASSWORD } from '#tests/people.ts';
import { linkOn, type Shot, shot } from '#tests/shot.ts';

const firstEntry = linkOn('/staff/blog', /\/blog\/entry-/);

export const staffShots: Shot[] = [
  {
    ...shot('unenrolled', '/staff/second-factor', 'staff-second-factor'),
    prepare: async (page, language) => {
      const says = { locale: language };
      await page.getByLabel(m.account_password({}, says)).fill(PASSWORD);
      await page.getByRole('button', { name: m.second_factor_begin({}, says) }).click();
      await page.getByText(m.second_factor_scan({}, says)).waitFor();
    },
  },
  shot('staff', '/staff'),
  ...['companies', 'calls'].map((queue) =>
    shot('staff', '/staff', `staff-${queue}`, `/staff?queue=${queue}`),
  ),
  shot('visitor', '/login/second-factor', 'second-step', async (page) => {
    const form = { email: 'staff@staff.example', password: PASSWORD };
    await page.request.post('/login', { form, maxRedirects: 0 });
    return '/login/second-factor';
  }),
  shot('visitor', '/cancel-recovery', 'recovery-dead', '/cancel-recovery?token=of-nobody'),
  shot('staff', '/staff/account', 'staff-own-account'),
  shot('staff', '/staff/change-email'),
  shot('staff', '/staff/accounts'),
  shot('staff', '/staff/accounts/:userId', 'staff-account', linkOn('/staff/accounts', /\/staff\/accounts\//)),
  shot('staff', '/staff/audit'),
  shot('staff', '/staff/jobs'),
  shot('staff', '/staff/jobs', 'staff-jobs-later', '/staff/jobs?state=later'),
  shot('staff', '/staff/services'),
  shot('staff', '/staff/storage'),
  shot('staff', '/staff/blog'),
  shot('staff', '/staff/blog/new'),
  shot('staff', '/staff/blog/:entryId', 'staff-blog-entry', firstEntry),
  shot('staff', '/staff/blog/:entryId/preview', 'staff-blog-entry-preview', async (page) => {
    return `${await firstEntry(page)}/preview`;
  }),
];
