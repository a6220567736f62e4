import { useSavedForm } from '#app/forms/saved-form.ts';
import { useFactors } from '#app/forms/use-factors.ts';
import { Button } from '#app/ui/button.tsx';
import { CodeField } from '#app/ui/code-field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { Section } from '#app/ui/section.tsx';
import { m } from '#messages';

const blank = { currentPassword: '', newPassword: '', code: '' };

export function PasswordForm() {
  const hasSecondFactor = useFactors()?.code;
  const form = useSavedForm({ saved: blank, noAnswer: 'profile.failed' });
  return (
    <Section title={m.profile_password_title()} text={m.profile_password_text()}>
      <form.Form {...form.props} className="grid gap-5">
        <input type="hidden" name="intent" value="password" />
        <PasswordField label={m.profile_password_current()} {...form.text('currentPassword')} />
        <PasswordField isNew label={m.profile_password_new()} {...form.text('newPassword')} />
        {hasSecondFactor && <CodeField {...form.text('code')} help={m.second_factor_code_help()} />}
        <div>
          <Button type="submit" look="secondary" busy={form.busy} busyLabel={m.profile_saving()}>
            {m.profile_password_submit()}
          </Button>
        </div>
      </form.Form>
    </Section>
  );
}
