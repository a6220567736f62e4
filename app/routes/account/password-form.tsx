import { useSavedForm } from '#app/forms/saved-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Section } from '#app/ui/section.tsx';
import { m } from '#messages';

const blank = { currentPassword: '', newPassword: '' };

/** The browser stores no draft of this form, because it contains passwords. */
export function PasswordForm() {
  const form = useSavedForm({ saved: blank, noAnswer: 'profile.failed' });
  return (
    <Section title={m.profile_password_title()} text={m.profile_password_text()}>
      <form.Form {...form.props} className="grid gap-5">
        <input type="hidden" name="intent" value="password" />
        <Field
          label={m.profile_password_current()}
          type="password"
          autoComplete="current-password"
          required
          {...form.text('currentPassword')}
        />
        <Field
          label={m.profile_password_new()}
          type="password"
          autoComplete="new-password"
          help={m.account_password_help()}
          required
          {...form.text('newPassword')}
        />
        <div>
          <Button type="submit" look="secondary" busy={form.busy} busyLabel={m.profile_saving()}>
            {m.profile_password_submit()}
          </Button>
        </div>
      </form.Form>
    </Section>
  );
}
