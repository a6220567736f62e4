import { expect, test } from 'vitest';
import { site } from '#site';
import { checkStatements } from './check-statements.ts';

const own = {
  mailFrom: { name: 'Example', address: 'hello@example.com' },
  contactPage: 'https://example.com/contact',
  instagram: 'https://www.instagram.com/example',
  linkedin: 'https://www.linkedin.com/company/our-name',
};
const textsOf = async (addresses?: Parameters<typeof checkStatements>[0]) =>
  (await checkStatements(addresses)).map(({ text }) => text).join('\n');

test('names the addresses of site.ts that are still as shipped', async () => {
  expect(await textsOf({ ...own, linkedin: site.linkedin })).toContain(
    'write your own linkedin into site.ts',
  );
  expect(await textsOf()).toContain('your own mailFrom, contactPage, instagram, linkedin');
  expect(await textsOf(own)).not.toContain('do not exist');
});
