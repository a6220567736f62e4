import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, Form } from 'react-router';
import { expect, it } from 'vitest';
import { Confirm } from './confirm.tsx';

const texts = { label: 'End', question: 'End it?', consequence: 'It is over.', back: 'Keep it' };
const hidden = createElement('input', { type: 'hidden', name: 'move', value: 'end' });

function confirm(props: { type?: 'submit' }): string {
  const Component = () => Confirm({ ...texts, ...props, form: Form, action: '/here', children: hidden });
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '*', Component }])));
}

it('asks in the page without scripts', () => {
  const [, question = ''] = /<noscript>(.*)<\/noscript>/.exec(confirm({})) ?? [];
  expect(question).toMatch(/<summary[^>]*>End<.*End it\?.*It is over\./);
  expect(question).toMatch(/<form[^>]* action="\/here" method="post"><input[^>]* name="move" value="end"\/>/);
  expect(question).toMatch(/<button type="submit"[^>]*>End<\/button><\/form>/);
});

it('submits the form around it without scripts if it is a submit button', () => {
  expect(confirm({ type: 'submit' })).not.toContain('<noscript>');
});
