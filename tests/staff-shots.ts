import type { Page } from '@playwright/test';
import { m } from '#messages';
import { PASSWORD } from '#tests/people.ts';
import { linkOn, plain, type Shot } from '#tests/shot.ts';

/** Staff pages. */
export const staffShots: Shot[] = [
  {
    ...plain('unenrolled', '/staff/second-factor', 'staff-second-factor'),
    prepare: async (page, language) => {
      const says = { locale: language };
      await page.getByLabel(m.account_password({}, says)).fill(PASSWORD);
      await page.getByRole('button', { name: m.staff_second_factor_begin({}, says) }).click();
      await page.getByText(m.staff_second_factor_backup({}, says)).waitFor();
    },
  },
  plain('staff', '/staff'),
  ...['companies', 'calls'].map((queue) => ({
    ...plain('staff', '/staff', `staff-${queue}`),
    path: `/staff?queue=${queue}`,
  })),
  plain('staff', '/staff/accounts'),
  {
    ...plain('staff', '/staff/accounts/:userId', 'staff-account'),
    path: linkOn('/staff/accounts', /\/staff\/accounts\//),
  },
  plain('staff', '/staff/audit'),
  plain('staff', '/staff/blog'),
  plain('staff', '/staff/blog/new'),
  ...['', '/preview'].map((under) => ({
    name: `staff-blog-entry${under.replace('/', '-')}`,
    as: 'staff' as const,
    route: `/staff/blog/:entryId${under}`,
    path: async (page: Page) => (await linkOn('/staff/blog', /\/blog\/entry-/)(page)) + under,
  })),
];
