import { Form, useActionData, useNavigation } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import { CodeField } from './code-field.tsx';

/** The second step of signing in: the code of the second factor. */
export function Challenge() {
  const { form, errorOf } = useFormAnswer(useActionData<unknown>(), { title: m.login_failed_title() });
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Page title={m.staff_challenge_title()} lead={m.staff_challenge_lead()} width="narrow">
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <CodeField help={m.staff_challenge_help()} error={errorOf('code')} />
        <Button type="submit" busy={busy} busyLabel={m.login_busy()}>
          {m.login_submit()}
        </Button>
      </Form>
    </Page>
  );
}
