import { expect, it } from 'vitest';
import { refusedBy } from '#app/forms/answer.ts';
import { Refusal } from '#domain/refusal.ts';
import { m } from '#messages';
import { answerOf } from './typed-answer.ts';

it('confirms a new code only after the button for a new code', () => {
  const typed = { codeSent: 'yes', typedName: 'Ana Blanc' };
  const answered = (refusal: Refusal, more: object = {}) =>
    answerOf(refusedBy(refusal, { ...typed, ...more }).data).newCodeText;
  expect(answered(new Refusal('contract.code_sent'), { again: '1' })).toBe(m.refusal_contract_code_sent());
  expect(answered(new Refusal('contract.code_sent'))).toBeUndefined();
  expect(answered(new Refusal('contract.name_differs'), { again: '1' })).toBeUndefined();
});
