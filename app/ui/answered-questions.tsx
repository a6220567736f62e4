import type { ReactNode } from 'react';
import type { PublicQuestion } from '#domain/questions/question.ts';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface AnsweredQuestionsProps {
  questions: readonly PublicQuestion[];
  companyName: string;
  below?: ((question: PublicQuestion) => ReactNode) | undefined;
}

/** Answered questions without the names of those who asked. */
export function AnsweredQuestions({ questions, companyName, below }: AnsweredQuestionsProps) {
  const language = currentLanguage();
  return (
    <ul className="border-b border-line">
      {questions.map((each) => (
        <li key={each.id} className="border-t border-line py-5 wrap-anywhere">
          <p dir="auto" className="font-serif text-2xl leading-snug whitespace-pre-line">
            {each.question}
          </p>
          <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line">
            {each.answer}
          </p>
          <p className="mt-2 text-sm text-soft">
            {companyName}, {formatDate(each.answeredAt, language)}
          </p>
          {below?.(each)}
        </li>
      ))}
    </ul>
  );
}
