import type { Locator, Page } from '@playwright/test';
import { expect } from '#tests/journeys/fixtures.ts';
import type { Measurement } from './measurement.ts';
import type { FileToUpload } from './steps.ts';

/**
 * Operates a page in one way and counts actions. Methods wait until their target is visible and the page is
 * interactive.
 */
export abstract class Driver {
  actions = 0;
  protected scrolled = 0;
  lastAction = '';
  protected readonly focusLost: string[] = [];
  protected isFresh = true;
  readonly page: Page;
  #pages = 0;
  #loads = 0;

  constructor(page: Page) {
    this.page = page;
    let last = new URL(page.url()).pathname;
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url());
      if (frame !== page.mainFrame() || pathname === last) return;
      last = pathname;
      this.#pages += 1;
    });
    page.on('domcontentloaded', () => {
      this.#loads += 1;
      this.isFresh = true;
    });
  }

  abstract press(target: Locator): Promise<void>;
  abstract submit(button: Locator): Promise<void>;
  abstract type(field: Locator, text: string): Promise<void>;
  abstract choose(select: Locator, option: string): Promise<void>;
  /** Opens the file dialog of an input. The choice in the dialog is not counted, because the system shows it. */
  abstract attach(input: Locator, file: FileToUpload): Promise<void>;
  abstract see(target: Locator): Promise<void>;

  measurement(): Measurement {
    const { actions, focusLost } = this;
    const screens = this.scrolled;
    return { actions, screens, pages: this.#pages, loads: this.#loads, focusLost };
  }

  protected async ready(target: Locator): Promise<void> {
    await expect(target).toBeVisible({ timeout: 30_000 });
    await this.page.waitForLoadState('load');
    const isReady = () =>
      target.evaluate(
        (element) =>
          !('__reactRouterContext' in window) ||
          Object.keys(element).some((key) => key.startsWith('__reactProps')),
      );
    await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  }
}
