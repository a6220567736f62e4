import type { Page } from '@playwright/test';
import { languages } from '#domain/language.ts';
import { pathIn, setLanguageSource } from '#messages/path-language.ts';
import { test } from '#tests/journeys/fixtures.ts';
import type { Driver } from './driver.ts';
import { KeyboardDriver } from './keyboard.ts';
import { ATTACHMENT, type Measured, type Way } from './measurement.ts';
import type { Task } from './steps.ts';
import { tasks } from './tasks.ts';
import { TouchDriver } from './touch.ts';
import { acceptCookies, signInBrand, signInInfluencer, signInInvited, signInNewcomer } from './world.ts';

const ways: Record<Way, { window: object; driver: (page: Page) => Driver }> = {
  touch: {
    window: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    driver: (page) => new TouchDriver(page),
  },
  keyboard: {
    window: { viewport: { width: 1440, height: 900 } },
    driver: (page) => new KeyboardDriver(page),
  },
};

const people = {
  visitor: { signIn: async () => {}, start: '/' },
  brand: { signIn: signInBrand, start: '/client/dashboard' },
  newcomer: { signIn: signInNewcomer, start: '/influencer/dashboard' },
  influencer: { signIn: signInInfluencer, start: '/influencer/dashboard' },
  invited: { signIn: signInInvited, start: '/influencer/dashboard' },
} satisfies Record<Task['as'], object>;

for (const language of languages) {
  for (const way of ['touch', 'keyboard'] as const) {
    for (const { number, name, as, steps } of tasks) {
      test(`${number} ${name}, by ${way} in ${language}`, async ({ newPerson, server }, testInfo) => {
        const page = await newPerson(ways[way].window);
        const { signIn, start } = people[as];
        await acceptCookies(page);
        await signIn({ page, server, language });
        setLanguageSource(() => language);
        await page.goto(pathIn(language, start));
        const driver = ways[way].driver(page);
        for (const step of steps(way)) {
          const before = driver.actions;
          await test.step(step.does, () => step.run(driver));
          if (driver.actions > before) driver.lastAction = step.does;
        }
        const measured: Measured = { number, way, language, ...driver.measurement() };
        await testInfo.attach(ATTACHMENT, { body: JSON.stringify(measured) });
      });
    }
  }
}
