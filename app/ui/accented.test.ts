import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Accented } from './accented.tsx';

it('keeps a vertical bar in a name', () => {
  const sentence = (word: string) => `It is ${word} of Studio | Paris.`;
  expect(renderToStaticMarkup(createElement(Accented, { sentence, word: 'the turn' }))).toBe(
    'It is <em class="text-accent">the turn</em> of Studio | Paris.',
  );
});
