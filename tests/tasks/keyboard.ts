import type { Locator } from '@playwright/test';
import { expect } from '#tests/journeys/fixtures.ts';
import { Driver } from './driver.ts';
import type { FileToUpload } from './steps.ts';

const MAX_PRESSES = 200;
const FOCUS_TIMEOUT_MS = 2_000;
const ids = /(?<=\/)[a-z]+-[\w-]{20,}/g;

export class KeyboardDriver extends Driver {
  async press(target: Locator): Promise<void> {
    await this.#focus(target);
    const kind = await target.evaluate((it) => (it instanceof HTMLInputElement ? it.type : ''));
    if (kind === 'radio') return this.#chooseRadio(target);
    await this.#key(kind === 'checkbox' || kind === 'file' ? 'Space' : 'Enter');
  }

  /** Presses Enter if the focused field's Enter key submits the form. Otherwise presses the button. */
  async submit(button: Locator): Promise<void> {
    await this.ready(button);
    const isInForm = await button.evaluate((it) => {
      const { activeElement } = document;
      const isField =
        (activeElement instanceof HTMLInputElement && activeElement.type !== 'file') ||
        (activeElement instanceof HTMLTextAreaElement && activeElement.enterKeyHint === 'send');
      return isField && it instanceof HTMLButtonElement && activeElement.form === it.form;
    });
    if (isInForm) await this.#key('Enter');
    else await this.press(button);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.#focus(field);
    await this.page.keyboard.type(text);
  }

  async choose(select: Locator, option: string): Promise<void> {
    await this.#focus(select);
    await this.page.keyboard.type(option);
    await expect(select.locator('option:checked')).toHaveText(option);
  }

  async attach(input: Locator, file: FileToUpload): Promise<void> {
    const dialog = this.page.waitForEvent('filechooser', { timeout: 60_000 });
    await this.press(input);
    await (await dialog).setFiles(file);
  }

  async see(target: Locator): Promise<void> {
    await target.waitFor({ timeout: 30_000 });
    await this.#checkFocus();
  }

  protected override async ready(target: Locator): Promise<void> {
    await super.ready(target);
    await this.#checkFocus();
  }

  /**
   * Records an action that left the focus on `body`. In a new document, the focus starts there and is not recorded.
   */
  async #checkFocus(): Promise<void> {
    if (this.isFresh) return;
    const isPlaced = () => this.page.evaluate(() => document.activeElement !== document.body);
    const end = Date.now() + FOCUS_TIMEOUT_MS;
    while (!(await isPlaced())) {
      if (this.isFresh) return;
      if (Date.now() < end) continue;
      const loss = `${this.lastAction} (${new URL(this.page.url()).pathname.replaceAll(ids, ':id')})`;
      if (!this.focusLost.includes(loss)) this.focusLost.push(loss);
      return;
    }
  }

  async #chooseRadio(target: Locator): Promise<void> {
    if (!(await target.isChecked())) await this.#key('Space');
  }

  async #key(key: string): Promise<void> {
    this.actions += 1;
    this.isFresh = false;
    await this.page.keyboard.press(key);
    await this.afterKey(key);
  }

  protected async afterKey(_key: string): Promise<void> {}

  /**
   * Moves the focus to the target by Tab or Shift + Tab. In a new document, first uses the skip link if the target is
   * in `main`. Within a group of radio buttons, uses the arrows.
   */
  async #focus(target: Locator): Promise<void> {
    await this.ready(target);
    if (this.isFresh && (await target.evaluate((it) => it.closest('main') !== null))) {
      await this.#key('Tab');
      await this.#key('Enter');
    }
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      const key = await target.evaluate((it) => {
        const { activeElement } = document;
        if (!activeElement || activeElement === it) return activeElement && '';
        const isRadio = (element: Element) => element instanceof HTMLInputElement && element.type === 'radio';
        const isSameGroup = (element: Element) =>
          isRadio(it) && isRadio(element) && element.getAttribute('name') === it.getAttribute('name');
        const isBefore = activeElement.compareDocumentPosition(it) & Node.DOCUMENT_POSITION_PRECEDING;
        if (isSameGroup(activeElement)) return isBefore ? 'ArrowUp' : 'ArrowDown';
        return isBefore && activeElement !== document.body ? 'Shift+Tab' : 'Tab';
      });
      if (key === '') return;
      await this.#key(key ?? 'Tab');
    }
    throw new Error(`${MAX_PRESSES} key presses did not reach ${target.toString()}.`);
  }
}
