import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Where the page, as it is now, breaks a rule of WCAG 2.2 AA that a machine can check, in words. */
export async function barriersOn(page: Page): Promise<string[]> {
  // Without frames it need not gather what they say in a page of its own (`legacy`), nor list all that is well: three times as fast.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await builder.withTags(tags).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
}
