import type { Locator } from '@playwright/test';
import { Driver } from './driver.ts';
import type { FileToUpload } from './steps.ts';

const FRAMES_AT_REST = 20;

/**
 * Operates a phone's page with a finger and a screen keyboard. Sends a tap as a click. Chromium's touch emulation
 * would take some single taps for the second tap of a double tap, and the product ignores such taps.
 */
export class TouchDriver extends Driver {
  async press(target: Locator): Promise<void> {
    await this.ready(target);
    const visible = await this.#touchable(target);
    await this.#scrollTo(visible);
    this.actions += 1;
    this.isFresh = false;
    await visible.click();
  }

  submit(button: Locator): Promise<void> {
    return this.press(button);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.press(field);
    if (await field.evaluate((it) => it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement))
      await field.fill(text);
    else await this.page.keyboard.type(text);
  }

  async choose(select: Locator, option: string): Promise<void> {
    await this.ready(select);
    await this.#scrollTo(select);
    this.actions += 2;
    await select.selectOption({ label: option });
  }

  async attach(input: Locator, file: FileToUpload): Promise<void> {
    const dialog = this.page.waitForEvent('filechooser');
    await this.press(input);
    await (await dialog).setFiles(file);
  }

  async see(target: Locator): Promise<void> {
    await target.waitFor({ timeout: 30_000 });
    await this.#scrollTo(target, false);
  }

  async #touchable(target: Locator): Promise<Locator> {
    const isHidden = await target.evaluate((it) => it.classList.contains('sr-only'));
    return isHidden ? target.locator('xpath=ancestor::label') : target;
  }

  /** Scrolls as little as necessary. Adds the distance in screens to `scrolled`. */
  async #scrollTo(target: Locator, isTapped = true): Promise<void> {
    const before = await this.#settledTop(target);
    await target.evaluate((it) => {
      const { top: start, bottom: end } = it.getBoundingClientRect();
      if (start < 0 || end > innerHeight) it.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    });
    // A bar at the edge may still cover the target. A trial click scrolls the target out from under the bar.
    if (isTapped) await target.click({ trial: true });
    this.scrolled +=
      Math.abs((await this.#settledTop(target)) - before) / (this.page.viewportSize()?.height ?? 1);
  }

  #settledTop(target: Locator): Promise<number> {
    return target.evaluate(async (it, framesAtRest) => {
      let top = it.getBoundingClientRect().top;
      for (let frames = 0; frames < framesAtRest; frames += 1) {
        await new Promise(requestAnimationFrame);
        const now = it.getBoundingClientRect().top;
        if (now !== top) frames = 0;
        top = now;
      }
      return top;
    }, FRAMES_AT_REST);
  }
}
