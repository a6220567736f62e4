import { ProofFields } from '#app/forms/proof-fields.tsx';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';

const blank = { email: '', password: '', code: '' };

interface ChangeEmailPageProps {
  /** Current address of the account. */
  email: string;
  back: { to: string; label: string };
  posted: unknown;
}

export function ChangeEmailPage({ email, back, posted }: ChangeEmailPageProps) {
  const form = useSavedForm({ saved: blank, noAnswer: 'email.change_failed', posted });
  return (
    <Page
      title={m.email_change_title()}
      lead={<span className="wrap-anywhere">{m.email_change_lead({ email })}</span>}
      back={back}
      width="narrow"
    >
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <form.Form {...form.props} preventScrollReset={false} className="grid gap-5">
        <Field
          label={m.email_change_new()}
          {...form.text('email')}
          type="email"
          autoComplete="email"
          help={m.email_change_new_help()}
          maxLength={254}
          required
        />
        <ProofFields field={form.text} help={m.email_change_password_help()} />
        <div>
          <Button type="submit" busy={form.busy} busyLabel={m.email_change_busy()}>
            {m.email_change_submit()}
          </Button>
        </div>
      </form.Form>
    </Page>
  );
}
