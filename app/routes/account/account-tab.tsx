import { Form, Link } from 'react-router';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { EmailConfirmation } from '#app/shell/email-confirmation.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { LanguageChoice } from '#app/ui/language-choice.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { Section } from '#app/ui/section.tsx';
import { useImageUpload } from '#app/uploads/image-upload.ts';
import type { Actor, Role } from '#domain/ctx.ts';
import type { OwnProfile } from '#domain/influencers/find-own-profile.server.ts';
import { m } from '#messages';
import { AccountLinks } from './account-links.tsx';
import { WaitingEmailChange } from './change-email/waiting-email-change.tsx';
import { PasswordForm } from './password-form.tsx';
import { PublicProfile, valuesOf } from './public-profile.tsx';
import { IdentityHelp, identityQuestions, VerificationQuestion } from './verification-question.tsx';

interface AccountTabProps {
  role: Role;
  account: Pick<Actor, 'id' | 'name' | 'email' | 'language'>;
  confirmation: { confirmed: boolean } | null;
  waiting: { email: string; until: Date } | null;
  profile: OwnProfile | null;
  posted: unknown;
}

export function AccountTab({ role, account, confirmation, waiting, profile, posted }: AccountTabProps) {
  const to = usePath();
  const saved = valuesOf(account, profile, useLanguage());
  const form = useSavedForm({
    saved,
    draftName: `profile:${account.id}`,
    noAnswer: 'profile.failed',
    questions: identityQuestions,
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
      {waiting && <WaitingEmailChange waiting={waiting} action={to('/change-email')} />}
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <form.Form {...form.props}>
        <Section title={m.profile_person_title()} text={m.profile_person_text()}>
          <Field
            label={m.account_full_name()}
            {...text('fullName')}
            autoComplete="name"
            help={
              profile?.ending && (
                <IdentityHelp ending={profile.ending} isChanged={values.fullName.trim() !== saved.fullName} />
              )
            }
            maxLength={120}
            required
          />
          <Field
            label={m.account_email()}
            type="email"
            value={account.email}
            readOnly
            help={
              <>
                {m.profile_email_help()}{' '}
                <Link to={to('/change-email')} className="text-accent underline underline-offset-4">
                  {m.email_change_link()}
                </Link>
              </>
            }
          />
          {profile && (
            <Field
              label={m.account_optional({ label: m.account_phone() })}
              {...text('phone')}
              type="tel"
              autoComplete="tel"
              help={m.profile_phone_help()}
            />
          )}
          <LanguageChoice
            value={values.language}
            onChange={(chosen) => set('language', chosen)}
            help={m.profile_language_help()}
          />
        </Section>
        {profile && <PublicProfile {...{ form, profile, portrait }} />}
        {form.asked ? (
          <VerificationQuestion
            text={form.asked}
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
        <AccountLinks of={role} />
      </div>
    </>
  );
}
