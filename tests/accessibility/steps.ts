import { expect } from '#tests/journeys/fixtures.ts';
import { inMain, type Step } from '#tests/tasks/steps.ts';

/**
 * Compares the tree that a screen reader receives with the template. The page may have more elements than the
 * template.
 */
export function tree(template: () => string): Step {
  return {
    does: `tree ${template.name}`,
    run: async ({ page }) => expect(page.locator('body')).toMatchAriaSnapshot(template()),
  };
}

/** Follows a link to a file, and waits until the file has arrived. */
export function download(link: string): Step {
  return {
    does: `download ${link}`,
    run: async (driver) => {
      const arriving = driver.page.waitForEvent('download', { timeout: 60_000 });
      await driver.press(inMain(driver.page).getByRole('link', { name: link, exact: true }));
      expect(await (await arriving).failure()).toBeNull();
    },
  };
}
