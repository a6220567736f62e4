import type { PageAnswer } from '#app/forms/page-answer.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Section } from '#app/ui/section.tsx';
import { m } from '#messages';
import { FoldedForm } from './folded-form.tsx';
import { BeginForm } from './set-up.tsx';

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
          <FoldedForm
            intent="renew"
            title={m.second_factor_backup_renew()}
            text={m.second_factor_backup_renewed_text()}
            submit={m.second_factor_backup_renew()}
            answer={answerTo('renew')}
          />
          {mayRemove && (
            <FoldedForm
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
