import type { Locator, Page } from '@playwright/test';
import { currentLanguage, pathIn } from '#messages/path-language.ts';
import { expect } from '#tests/journeys/fixtures.ts';
import type { Driver } from './driver.ts';
import type { Way } from './measurement.ts';

export interface FileToUpload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

type Role = Parameters<Page['getByRole']>[0];
type Find = (page: Page) => Locator;
type Part = (page: Page) => Pick<Locator, 'getByRole' | 'getByLabel' | 'getByText'>;

export interface Task {
  number: number;
  name: string;
  as: 'visitor' | 'brand' | 'newcomer' | 'influencer' | 'invited';
  steps: (way: Way) => Step[];
}

export interface Step {
  does: string;
  run: (driver: Driver) => Promise<void>;
}

const whole: Part = (page) => page;
export const inDialog: Part = (page) => page.getByRole('dialog');
export const inHeader: Part = (page) => page.getByRole('banner');
export const inMain: Part = (page) => page.getByRole('main');

const named = (role: Role, name: string | RegExp, part: Part): Find => {
  return (page) => part(page).getByRole(role, { name, exact: true }).first();
};

export function tap(role: Role, name: string | RegExp, part = whole): Step {
  const find = named(role, name, part);
  return { does: `${role} ${name}`, run: (driver) => driver.press(find(driver.page)) };
}

export function submit(name: string, part = whole): Step {
  const find = named('button', name, part);
  return { does: `submit ${name}`, run: (driver) => driver.submit(find(driver.page)) };
}

export function choose(label: string, option: string): Step {
  const find: Find = (page) => page.getByRole('combobox', { name: label, exact: true }).first();
  return { does: `choose ${label}`, run: (driver) => driver.choose(find(driver.page), option) };
}

export function type(label: string, text: string, part = whole): Step {
  const find: Find = (page) => part(page).getByLabel(label).first();
  return { does: `type ${label}`, run: (driver) => driver.type(find(driver.page), text) };
}

/** Types a date into its parts. `digits` has day and month in the language's order. */
export function typeDay(label: string, digits: string): Step {
  const find: Find = (page) => page.getByRole('group', { name: label }).getByRole('spinbutton').first();
  return { does: `type ${label}`, run: (driver) => driver.type(find(driver.page), digits) };
}

export function attach(find: Find, file: FileToUpload): Step {
  return { does: `attach ${file.name}`, run: (driver) => driver.attach(find(driver.page), file) };
}

export function opens(path: string | RegExp): Step {
  const address = typeof path === 'string' ? pathIn(currentLanguage(), path) : path;
  return { does: `opens ${path}`, run: ({ page }) => expect(page).toHaveURL(address, { timeout: 30_000 }) };
}

/**
 * Returns a step that waits for a text: one that shows that the task is done, or one to read on the way. By touch,
 * scrolls to the text and counts the scrolling.
 */
export function see(text: string | RegExp, part = whole): Step {
  const find: Find = (page) => part(page).getByText(text).filter({ visible: true }).first();
  return { does: `see ${text}`, run: (driver) => driver.see(find(driver.page)) };
}
