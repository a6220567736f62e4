import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { refusedIn } from '#app/forms/use-form-answer.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Folded } from '#app/ui/folded.tsx';
import { MAX_ANSWER_LENGTH, MAX_REASON_LENGTH, type ReceivedQuestion } from '#domain/questions/question.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface ReceivedQuestionsProps {
  questions: readonly ReceivedQuestion[];
  posted: unknown;
}

export function ReceivedQuestions({ questions, posted }: ReceivedQuestionsProps) {
  if (questions.length === 0) return null;
  const open = questions.filter(({ state }) => state === 'open').length;
  return (
    <section id="questions" className="mt-16 scroll-mt-6 md:mt-24">
      <h2 className="flex items-baseline gap-3 border-b border-ink pb-2 text-4xl">
        {m.question_received()}
        <span className="font-sans text-sm text-soft">{m.question_open_count({ count: open })}</span>
      </h2>
      <ul>
        {questions.map((question) => (
          <Received key={question.id} {...{ question, posted }} />
        ))}
      </ul>
    </section>
  );
}

interface ReceivedProps {
  question: ReceivedQuestion;
  posted: unknown;
}

function Received({ question: it, posted: answer }: ReceivedProps) {
  const { id, fullName, question, state, askedAt, hiddenReason } = it;
  const posted = refusedIn(answer)?.typed.questionId === id ? answer : undefined;
  const asked = m.question_from({ name: fullName, date: formatDate(askedAt, currentLanguage()) });
  return (
    <li className="grid max-w-3xl gap-4 border-b border-line py-6 wrap-anywhere">
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          {asked}
          {state !== 'answered' && (
            <Badge tone={state === 'open' ? 'wait' : 'plain'}>
              {state === 'open' ? m.question_open() : m.question_hidden_badge()}
            </Badge>
          )}
        </p>
        <p dir="auto" className="mt-2 font-serif text-2xl leading-snug whitespace-pre-line">
          {question}
        </p>
      </div>
      {it.answer !== null && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {it.answer}
        </p>
      )}
      {hiddenReason !== null && (
        <p className="text-sm text-soft">{m.question_hidden({ reason: hiddenReason })}</p>
      )}
      {state === 'open' && <AnswerForm {...{ question: it, posted }} />}
      {state !== 'hidden' && <HideForm {...{ question: it, posted }} />}
    </li>
  );
}

function AnswerForm({ question: { id }, posted }: ReceivedProps) {
  const form = useSavedForm({
    saved: { answer: '' },
    draftName: `question:${id}`,
    noAnswer: 'question.answer_failed',
    posted,
  });
  return (
    <form.Form {...form.props} className="grid justify-items-start gap-4">
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <input type="hidden" name="intent" value="answer-question" />
      <input type="hidden" name="questionId" value={id} />
      <div className="w-full">
        <TextArea
          label={m.question_answer_label()}
          help={m.question_answer_help()}
          {...form.text('answer')}
          limit={MAX_ANSWER_LENGTH}
          rows={3}
        />
      </div>
      <Button type="submit" look="secondary" busy={form.busy} busyLabel={m.question_asking()}>
        {m.question_answer()}
      </Button>
    </form.Form>
  );
}

function HideForm({ question: { id, fullName }, posted }: ReceivedProps) {
  const form = useSavedForm({ saved: { reason: '' }, noAnswer: 'question.answer_failed', posted });
  return (
    <Folded opens={form.errorOf('reason') !== undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-soft underline underline-offset-4 hover:text-ink">
        {m.question_hide()}
      </summary>
      <form.Form {...form.props} className="mt-3 grid justify-items-start gap-4">
        <input type="hidden" name="intent" value="hide-question" />
        <input type="hidden" name="questionId" value={id} />
        <div className="w-full">
          <TextArea
            label={m.question_hide_reason({ name: fullName })}
            {...form.text('reason')}
            limit={MAX_REASON_LENGTH}
            rows={2}
          />
        </div>
        <Button type="submit" look="danger" busy={form.busy} busyLabel={m.question_asking()}>
          {m.question_hide_submit()}
        </Button>
      </form.Form>
    </Folded>
  );
}
