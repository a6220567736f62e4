import type { ReactNode } from 'react';
import type { PageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { ProofFields } from '#app/forms/proof-fields.tsx';
import { m } from '#messages';

interface FoldedFormProps {
  intent: string;
  title: string;
  text?: string;
  submit: string;
  look?: 'secondary' | 'danger';
  answer: PageAnswer;
  /** Fields above the fields of the proof. */
  children?: ReactNode;
}

/** A folded form that asks for proof. */
export function FoldedForm({
  intent,
  title,
  text,
  submit,
  look = 'secondary',
  answer,
  children,
}: FoldedFormProps) {
  return (
    <details open={answer.refused !== undefined} className="border-b border-line">
      <summary className="flex min-h-11 items-center py-3 font-medium wrap-anywhere hover:underline">
        {title}
      </summary>
      <div className="grid max-w-md gap-5 pt-2 pb-6">
        {text && <p className="text-soft">{text}</p>}
        <PageForm
          answer={answer}
          failureTitle={m.second_factor_failed()}
          needsLogin
          submit={submit}
          submitLook={look}
          busyLabel={m.second_factor_busy()}
        >
          <input type="hidden" name="intent" value={intent} />
          {children}
          <ProofFields field={answer.field} />
        </PageForm>
      </div>
    </details>
  );
}
