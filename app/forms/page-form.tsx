import type { ComponentProps } from 'react';
import { usePath } from '#app/language.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { m } from '#messages';
import type { PageAnswer } from './page-answer.ts';
import sendScript from './send-page-form.ts?worker&url';

/**
 * Texts for each `NoAnswerReason` and for an ended session. `{status}` stands for the HTTP status. If a text is
 * missing, the form shows the text `unreachable`.
 */
export interface NoAnswerTexts {
  title: string;
  unreachable: string;
  unreadable?: string;
  fault?: string;
  status?: string;
  sessionOver?: string;
}

interface PageFormProps extends ComponentProps<'form'> {
  answer: PageAnswer;
  /** Title and text of the alert above a refused form. By default: `Error` and the text of the refusal. */
  failureTitle?: string;
  failureText?: string | undefined;
  noAnswer?: NoAnswerTexts;
  /** Set if the form needs a session. If the session has ended, the page stays and offers a login. */
  needsLogin?: boolean;
  submit: string;
  submitLook?: ComponentProps<typeof Button>['look'];
  busyLabel: string;
}

/**
 * Form of a server-only page. Works without scripts. With scripts, `send-page-form.ts` keeps the input if the
 * connection is lost. The submit button comes last.
 */
export function PageForm({
  answer,
  failureTitle = m.toast_error(),
  failureText = answer.refused?.message,
  noAnswer,
  needsLogin = false,
  submit,
  submitLook = 'primary',
  busyLabel,
  children,
  ...form
}: PageFormProps) {
  const to = usePath();
  const { refused } = answer;
  const isFieldWrong = Object.keys(refused?.fields ?? {}).length > 0;
  const texts: NoAnswerTexts = noAnswer ?? { title: failureTitle, unreachable: m.form_no_answer() };
  if (needsLogin) texts.sessionOver = m.form_session_over();
  return (
    <form
      method="post"
      noValidate
      data-page-form
      data-no-answer={JSON.stringify(texts)}
      className="grid gap-5"
      {...form}
    >
      <div
        role="alert"
        data-alert
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: the user continues at the first error
        autoFocus={refused !== undefined && !isFieldWrong}
        hidden={!refused}
        className="rounded-card bg-bad-ground px-4 py-3 text-bad"
      >
        <strong className="block font-medium">{failureTitle}</strong>
        <span className="block">{failureText}</span>
        {needsLogin && (
          <ButtonLink to={to('/login')} target="_blank" small className="mt-3 mr-3" data-login hidden>
            {m.nav_login()} <span className="sr-only">{m.review_new_tab()}</span>
          </ButtonLink>
        )}
        <Button type="button" look="secondary" small className="mt-3" data-retry hidden>
          {m.connection_retry()}
        </Button>
      </div>
      {children}
      <Button type="submit" look={submitLook} data-busy={busyLabel}>
        {submit}
      </Button>
      <script type="module" src={sendScript} />
    </form>
  );
}
