import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

const button = (props: Parameters<typeof Button>[0]) => renderToStaticMarkup(createElement(Button, props));

it('keeps the focus while busy, so it is not disabled', () => {
  for (const disabled of [undefined, true]) {
    const busy = button({ busy: true, busyLabel: 'Saving', children: 'Save', disabled });
    expect(busy).toMatch(/ aria-disabled="true" aria-busy="true".*>Saving</);
    expect(busy).not.toContain(' disabled=""');
  }
  expect(button({ disabled: true, children: 'Save' })).toContain(' disabled=""');
  expect(button({ children: 'Save' })).not.toMatch(/ (aria-)?disabled=/);
});
