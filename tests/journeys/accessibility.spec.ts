import { performStory } from '#tests/accessibility/perform-story.ts';
import { test } from './fixtures.ts';

/** One of the checks that `npm run proof:accessibility` performs. */
test('the whole story works by keyboard alone at 400 % zoom', async ({ newPerson }) => {
  test.setTimeout(300_000);
  await performStory('zoom', 'en', newPerson);
});
