import { expect, it } from 'vitest';
import { noteOf } from './answer.tsx';

const note = (fullName: string, it: { isLapsed?: boolean } = {}) =>
  noteOf({
    decision: null,
    decidedAt: null,
    isLapsed: false,
    answerBy: '2026-06-20',
    influencer: { fullName },
    ...it,
  });

it('does not say that the campaign closed first if the applicant erased the account', () => {
  expect(note('Léa Dubois')).toContain('the campaign closed first');
  expect(note('')).toMatch(/^No answer\. This person has left /);
  expect(note('', { isLapsed: true })).toContain('the last day');
});
