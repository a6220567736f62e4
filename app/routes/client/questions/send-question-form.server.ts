import type { RouterContextProvider } from 'react-router';
import type { Path } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { ctxOf } from '#app/request/context.ts';
import { goTo } from '#app/toasts/flash.ts';
import { parse } from '#domain/parse.ts';
import { answerQuestion } from '#domain/questions/answer-question.server.ts';
import { hideQuestion } from '#domain/questions/hide-question.server.ts';
import { answerInput, hideInput } from '#domain/questions/question-input.ts';

/** Answers or hides a question. Returns null for another form. */
export async function sendQuestionForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  backTo: Path,
) {
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request.clone()));
  if (form.intent !== 'answer-question' && form.intent !== 'hide-question') return null;
  return attempt(async () => {
    if (form.intent === 'answer-question') {
      await answerQuestion(ctx, parse(answerInput, form));
      return goTo(ctx.language, backTo, { flash: 'question.answered' });
    }
    await hideQuestion(ctx, parse(hideInput, form));
    return goTo(ctx.language, backTo, { flash: 'question.hidden' });
  }, form);
}
