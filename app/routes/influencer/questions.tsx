import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { AnsweredQuestions } from '#app/ui/answered-questions.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { MAX_QUESTION_LENGTH, type OwnQuestion, type PublicQuestion } from '#domain/questions/question.ts';
import { m } from '#messages';

interface QuestionsProps {
  campaign: { id: string; companyName: string };
  readerId: string;
  answered: readonly PublicQuestion[];
  own: readonly OwnQuestion[];
  mayAsk: boolean;
  posted: unknown;
}

export function Questions({ campaign, readerId, answered, own, mayAsk, posted }: QuestionsProps) {
  if (!mayAsk && answered.length + own.length === 0) return null;
  return (
    <section id="questions" className="mt-16 grid max-w-3xl scroll-mt-6 gap-8 md:mt-20">
      <h2>{m.question_title()}</h2>
      {answered.length > 0 && <AnsweredQuestions questions={answered} companyName={campaign.companyName} />}
      {own.length > 0 && <OwnQuestions questions={own} />}
      {mayAsk && <Ask {...{ readerId, posted }} campaignId={campaign.id} />}
    </section>
  );
}

function OwnQuestions({ questions }: { questions: readonly OwnQuestion[] }) {
  return (
    <div>
      <h3>{m.question_own()}</h3>
      <ul className="mt-3 border-b border-line">
        {questions.map(({ id, question, hiddenReason }) => (
          <li key={id} className="border-t border-line py-4 wrap-anywhere">
            <p dir="auto" className="whitespace-pre-line">
              {question}
            </p>
            <p className="mt-1 text-sm text-soft">
              {hiddenReason === null ? m.question_open() : m.question_hidden({ reason: hiddenReason })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Ask({ campaignId, readerId, posted }: { campaignId: string; readerId: string; posted: unknown }) {
  const form = useSavedForm({
    saved: { question: '' },
    draftName: `question:${readerId}:${campaignId}`,
    noAnswer: 'question.failed',
    posted,
  });
  return (
    <form.Form {...form.props} className="grid justify-items-start gap-4">
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <input type="hidden" name="intent" value="ask" />
      <div className="w-full">
        <TextArea
          label={m.question_ask_label()}
          help={m.question_ask_help()}
          {...form.text('question')}
          limit={MAX_QUESTION_LENGTH}
          rows={3}
        />
      </div>
      <Button type="submit" look="secondary" busy={form.busy} busyLabel={m.question_asking()}>
        {m.question_ask()}
      </Button>
    </form.Form>
  );
}
