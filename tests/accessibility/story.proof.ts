import { languages } from '#domain/language.ts';
import { test } from '#tests/journeys/fixtures.ts';
import { modes, type StoryCheck } from './modes.ts';
import { performStory } from './perform-story.ts';
import { titleOf } from './title.ts';

for (const check of Object.keys(modes) as StoryCheck[]) {
  for (const language of languages) {
    test(titleOf(check, language), ({ newPerson }) => performStory(check, language, newPerson));
  }
}
