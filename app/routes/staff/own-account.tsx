import { Link } from 'react-router';
import { attempt, readForm } from '#app/forms/answer.ts';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { usePath } from '#app/language.ts';
import { requestContext } from '#app/request/context.ts';
import { admitStaff } from '#app/request/guard.ts';
import { AccountLinks } from '#app/routes/account/account-links.tsx';
import { WaitingEmailChange } from '#app/routes/account/change-email/waiting-email-change.tsx';
import { PasswordForm } from '#app/routes/account/password-form.tsx';
import { endRequestedSessions } from '#app/routes/account/sessions/end-requested-sessions.server.ts';
import { SessionSections } from '#app/routes/account/sessions/session-sections.tsx';
import { Byline } from '#app/routes/public/blog/entry-article.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { Field } from '#app/ui/field.tsx';
import { LanguageChoice } from '#app/ui/language-choice.tsx';
import { Page } from '#app/ui/page.tsx';
import { SaveBar } from '#app/ui/save-bar.tsx';
import { Section } from '#app/ui/section.tsx';
import { passwordInput } from '#domain/accounts/account-input.ts';
import { changePassword } from '#domain/accounts/change-password.server.ts';
import { findWaitingChange } from '#domain/accounts/email-change/find-email-change.server.ts';
import { findSessions } from '#domain/accounts/find-sessions.server.ts';
import { MAX_AUTHOR } from '#domain/blog/draft.ts';
import { parse } from '#domain/parse.ts';
import { staffAccountInput } from '#domain/staff/staff-input.ts';
import { updateStaffAccount } from '#domain/staff/update-staff-account.server.ts';
import { m } from '#messages';
import type { Route } from './+types/own-account';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.staff_own_title());
export const ErrorBoundary = StaffError;

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, now } = admitStaff(context);
  const { id, name, email, language } = actor;
  const { ctx, origin } = context.get(requestContext);
  const listed = await findSessions(ctx, origin);
  return { id, name, email, language, today: now, listed, waiting: await findWaitingChange(ctx) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  const current = context.get(requestContext);
  const typed = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (typed.intent === 'password') {
      const cookies = await changePassword(ctx, parse(passwordInput, typed), current.origin);
      return goTo(ctx.language, '/staff/account', { flash: 'profile.password_changed', cookies });
    }
    const flash = await endRequestedSessions(current, typed);
    if (flash) return goTo(ctx.language, '/staff/account', { flash });
    await updateStaffAccount(ctx, parse(staffAccountInput, typed));
    return goTo(ctx.language, '/staff/account', { flash: 'staff.done' });
  }, typed);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function OwnAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, email, language, today, listed, waiting } = loaderData;
  const to = usePath();
  const form = useSavedForm({
    saved: { fullName: name, language },
    draftName: `profile:${id}`,
    noAnswer: 'profile.failed',
    posted: actionData,
  });
  const { text, values, set } = form;
  return (
    <Page title={m.staff_own_title()}>
      {waiting && <WaitingEmailChange waiting={waiting} action={to('/staff/change-email')} />}
      <form.Form {...form.props}>
        <Section title={m.profile_person_title()} text={m.staff_own_person_text()}>
          <Field
            label={m.account_full_name()}
            {...text('fullName')}
            autoComplete="name"
            help={m.staff_own_name_help()}
            maxLength={MAX_AUTHOR}
            required
          />
          <figure className="grid w-fit max-w-full gap-3 rounded-card border border-line bg-surface p-5">
            <figcaption className="text-sm font-medium">{m.staff_own_preview()}</figcaption>
            <div className="border-t border-line pt-4 text-sm wrap-anywhere text-soft tabular-nums">
              <Byline entry={{ author: values.fullName, publishedAt: today, minutes: 4 }} />
            </div>
          </figure>
          <Field
            label={m.account_email()}
            type="email"
            value={email}
            readOnly
            help={
              <>
                {m.profile_email_help()}{' '}
                <Link to={to('/staff/change-email')} className="text-accent underline underline-offset-4">
                  {m.email_change_link()}
                </Link>
              </>
            }
          />
          <LanguageChoice
            value={values.language}
            onChange={(chosen) => set('language', chosen)}
            help={m.staff_own_language_help()}
          />
        </Section>
        <SaveBar {...form} save={m.profile_save()} busyLabel={m.profile_saving()} />
      </form.Form>
      <div className="mt-12 border-t border-line pt-10">
        <PasswordForm />
        <SessionSections {...listed} />
        <AccountLinks of="staff" />
      </div>
    </Page>
  );
}
