import { z } from 'zod';
import { required, says } from '../fields.ts';
import { hasLink, MAX_ANSWER_LENGTH, MAX_QUESTION_LENGTH, MAX_REASON_LENGTH } from './question.ts';

export const questionInput = z.object({
  question: required(MAX_QUESTION_LENGTH).refine((it) => !hasLink(it), says('question.has_link')),
});

const questionId = z.string().max(100);

export const answerInput = z.object({ questionId, answer: required(MAX_ANSWER_LENGTH) });

export const hideInput = z.object({ questionId, reason: required(MAX_REASON_LENGTH) });
