import { Form } from 'react-router';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { EmailConfirmation } from '#app/shell/email-confirmation.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { Section } from '#app/ui/section.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { useImageUpload } from '#app/uploads/image-upload.ts';
import type { Actor } from '#domain/ctx.ts';
import type { OwnProfile } from '#domain/influencers/find-own-profile.server.ts';
import { m } from '#messages';
import { PublicProfile, valuesOf } from './public-profile.tsx';
import { IdentityHelp, VerificationQuestion } from './verification-question.tsx';

interface AccountTabProps {
  account: Pick<Actor, 'id' | 'name' | 'email' | 'language'>;
  confirmation: { confirmed: boolean } | null;
  profile: OwnProfile | null;
  /** The page's `actionData`, if the form was sent without scripts. */
  posted: unknown;
}

export function AccountTab({ account, confirmation, profile, posted }: AccountTabProps) {
  const to = usePath();
  const saved = valuesOf(account, profile, useLanguage());
  const form = useSavedForm({
    saved,
    draftName: `profile:${account.id}`,
    noAnswer: 'profile.failed',
    question: 'influencer.verification_would_end',
    posted,
  });
  const { text, values, set } = form;
  const portrait = useImageUpload(values.picture, (id) => set('picture', id));
  return (
    <>
      {confirmation?.confirmed === false && (
        <div id="confirmation" className="mb-10 rounded-card border border-line bg-surface p-5 md:p-6">
          <EmailConfirmation email={account.email} />
        </div>
      )}
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <form.Form {...form.props}>
        <Section title={m.profile_person_title()} text={m.profile_person_text()}>
          <Field
            label={m.account_full_name()}
            {...text('fullName')}
            autoComplete="name"
            help={
              profile?.isVouchedFor && <IdentityHelp isChanged={values.fullName.trim() !== saved.fullName} />
            }
            maxLength={120}
            required
          />
          <Field
            label={m.account_email()}
            type="email"
            value={account.email}
            readOnly
            help={m.profile_email_help()}
          />
          <div className="grid gap-1.5">
            <Segmented
              label={m.profile_language()}
              showLabel
              value={values.language}
              onChange={(chosen) => set('language', chosen)}
              choices={[
                { value: 'en', label: 'English' },
                { value: 'fr', label: 'Français' },
              ]}
            />
            <input type="hidden" name="language" value={values.language} />
            <p className="text-sm text-soft">{m.profile_language_help()}</p>
          </div>
        </Section>
        {profile && <PublicProfile form={form} profile={profile} portrait={portrait} />}
        {form.asked ? (
          <VerificationQuestion
            busy={form.busy}
            address={to('/profile', { tab: 'account' })}
            onKeep={() => form.setAll({ handle: saved.handle, fullName: saved.fullName })}
          />
        ) : (
          <SaveBar {...form} uploads={portrait} save={m.profile_save()} busyLabel={m.profile_saving()} />
        )}
      </form.Form>
      <div className="mt-12 border-t border-line pt-10">
        <PasswordForm />
        <Section title={m.profile_session_title()} text={m.profile_session_text()}>
          <Form method="post" action={to('/logout')} reloadDocument>
            <Button type="submit" look="secondary">
              {m.nav_logout()}
            </Button>
          </Form>
        </Section>
      </div>
    </>
  );
}

const blank = { currentPassword: '', newPassword: '' };

/** The browser stores no draft of this form, because it contains passwords. */
function PasswordForm() {
  const form = useSavedForm({ saved: blank, noAnswer: 'profile.failed' });
  return (
    <Section title={m.profile_password_title()} text={m.profile_password_text()}>
      <form.Form {...form.props} className="grid gap-5">
        <input type="hidden" name="intent" value="password" />
        <PasswordField label={m.profile_password_current()} {...form.text('currentPassword')} />
        <PasswordField isNew label={m.profile_password_new()} {...form.text('newPassword')} />
        <div>
          <Button type="submit" look="secondary" busy={form.busy} busyLabel={m.profile_saving()}>
            {m.profile_password_submit()}
          </Button>
        </div>
      </form.Form>
    </Section>
  );
}
