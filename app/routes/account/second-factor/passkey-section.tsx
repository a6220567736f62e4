import type { PageAnswer } from '#app/forms/page-answer.ts';
import { useLanguage } from '#app/language.ts';
import { Field } from '#app/ui/field.tsx';
import { Section } from '#app/ui/section.tsx';
import type { PasskeyView } from '#domain/accounts/passkeys.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { FoldedForm } from './folded-form.tsx';

interface PasskeySectionProps {
  passkeys: readonly PasskeyView[];
  hasSecondFactor: boolean;
  /** Returns the answer to the form with this name: `passkey` or `remove-{passkey id}`. */
  answerTo: (form: string) => PageAnswer;
}

export function PasskeySection({ passkeys, hasSecondFactor, answerTo }: PasskeySectionProps) {
  const language = useLanguage();
  const answer = answerTo('passkey');
  return (
    <Section
      title={m.passkeys()}
      text={
        <>
          <p>{m.passkeys_text()}</p>
          {!hasSecondFactor && <p className="mt-3">{m.passkeys_password()}</p>}
        </>
      }
      id="passkeys"
    >
      {passkeys.length === 0 && <p className="text-soft">{m.passkeys_none()}</p>}
      <div className="border-t border-line">
        {passkeys.map(({ id, name, createdAt, usedAt }) => (
          <div key={id} className="border-b border-line pt-3 *:last:border-0">
            <p className="font-medium wrap-anywhere">{name}</p>
            <p className="text-sm text-soft tabular-nums">
              {m.passkey_created_on({ date: formatDate(createdAt, language) })}
              {' · '}
              {usedAt ? m.passkey_used_on({ date: formatDate(usedAt, language) }) : m.passkey_used_never()}
            </p>
            <FoldedForm
              intent="remove-passkey"
              title={m.passkey_remove_of({ name })}
              text={m.passkey_remove_text()}
              submit={m.passkey_remove()}
              look="danger"
              answer={answerTo(`remove-${id}`)}
            >
              <input type="hidden" name="passkeyId" value={id} />
            </FoldedForm>
          </div>
        ))}
        <FoldedForm intent="passkey" title={m.passkey_add()} submit={m.passkey_add_next()} answer={answer}>
          <Field
            label={m.passkey_name()}
            {...answer.field('name')}
            maxLength={60}
            help={m.passkey_name_help()}
            required
          />
        </FoldedForm>
      </div>
    </Section>
  );
}
