import type { Page } from '@playwright/test';
import { expect } from '#tests/journeys/fixtures.ts';
import { KeyboardDriver } from '#tests/tasks/keyboard.ts';
import { focusProblem } from './focus-problem.ts';

const IS_UNDER_TOAST = 'is under a toast';

/** Operates pages by keyboard alone. Fails if the focus is lost, invisible or hidden after any key that moves it. */
export class AccessibleDriver extends KeyboardDriver {
  readonly #afterStep: (page: Page) => Promise<void>;

  constructor(page: Page, afterStep: (page: Page) => Promise<void> = async () => {}) {
    super(page);
    this.#afterStep = afterStep;
  }

  /** Checks the page after a step, and that no step has lost the focus. */
  async stepDone(): Promise<void> {
    expect(this.measurement().focusLost, 'focus lost').toEqual([]);
    await this.#afterStep(this.page);
  }

  protected override async afterKey(key: string): Promise<void> {
    if (!/Tab|Arrow/.test(key)) return;
    let escaped = false;
    const problem = async () => {
      const found = await this.page.evaluate(focusProblem);
      // A person closes a toast over the focused element with the Escape key, and the focus stays.
      if (found?.endsWith(IS_UNDER_TOAST) && !escaped) {
        escaped = true;
        await this.page.keyboard.press('Escape');
      }
      return found;
    };
    // The page may still scroll to the focused element.
    await expect.poll(problem, { message: `focus on ${this.page.url()}`, timeout: 2_000 }).toBeNull();
  }
}
