import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SafetyLinks } from './safety-links.tsx';

it('has no link to block an erased account, which has no name', () => {
  const links = (name: string) => {
    const block = { kind: 'influencer', id: 'influencer-1', name } as const;
    const report = { kind: 'application', id: 'application-1', name: 'A former member' } as const;
    const element = createElement(SafetyLinks, { block, report });
    return renderToStaticMarkup(createElement(MemoryRouter, null, element)).match(/aria-label="[^"]*"/g);
  };
  expect(links('Léa')).toEqual(['aria-label="Block Léa"', expect.stringContaining('A former member')]);
  expect(links('')).toEqual([expect.stringContaining('A former member')]);
});
