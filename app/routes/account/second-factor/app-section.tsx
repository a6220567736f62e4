import type { ReactNode } from 'react';
import type { PageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { ProofFields } from '#app/forms/proof-fields.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/section.tsx';
import { m } from '#messages';
import { BeginForm, noAnswer } from './set-up.tsx';

interface AppSectionProps {
  backupCodesLeft: number | null;
  mayRemove: boolean;
  /** Returns the answer to the form with this intent. */
  answerTo: (intent: string) => PageAnswer;
}

export function AppSection({ backupCodesLeft, mayRemove, answerTo }: AppSectionProps) {
  const isOn = backupCodesLeft !== null;
  return (
    <Section title={m.second_factor_app()} text={m.second_factor_app_text()} id="app">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isOn ? 'good' : 'plain'}>{isOn ? m.second_factor_on() : m.second_factor_off()}</Badge>
        {isOn && (
          <span className="tabular-nums">{m.second_factor_backup_left({ count: backupCodesLeft })}</span>
        )}
      </p>
      {!isOn && <BeginForm answer={answerTo('begin')} />}
      {isOn && (
        <div className="border-t border-line">
          <Change
            intent="renew"
            title={m.second_factor_backup_renew()}
            text={m.second_factor_backup_renewed_text()}
            submit={m.second_factor_backup_renew()}
            answer={answerTo('renew')}
          />
          {mayRemove && (
            <Change
              intent="remove"
              title={m.second_factor_remove_title()}
              text={m.second_factor_remove_text()}
              submit={m.second_factor_remove()}
              look="danger"
              answer={answerTo('remove')}
            />
          )}
        </div>
      )}
    </Section>
  );
}

interface ChangeProps {
  intent: string;
  title: string;
  text: ReactNode;
  submit: string;
  look?: 'secondary' | 'danger';
  answer: PageAnswer;
}

/** A folded form that asks for proof. */
function Change({ intent, title, text, submit, look = 'secondary', answer }: ChangeProps) {
  return (
    <details open={answer.refused !== undefined} className="border-b border-line">
      <summary className="flex min-h-11 items-center py-3 font-medium hover:underline">{title}</summary>
      <div className="grid max-w-md gap-5 pt-2 pb-6">
        <p className="text-soft">{text}</p>
        <PageForm
          answer={answer}
          failureTitle={m.second_factor_failed()}
          noAnswer={noAnswer()}
          needsLogin
          submit={submit}
          submitLook={look}
          busyLabel={m.second_factor_busy()}
        >
          <input type="hidden" name="intent" value={intent} />
          <ProofFields field={answer.field} />
        </PageForm>
      </div>
    </details>
  );
}
