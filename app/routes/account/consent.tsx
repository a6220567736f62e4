import { Link } from 'react-router';
import { attempt, readForm } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { StoredDataTable } from '#app/routes/public/legal-notice/stored-tables.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Section } from '#app/ui/section.tsx';
import { stated } from '#domain/claims/statements.ts';
import { findConsentLog } from '#domain/consent/find-consent-log.server.ts';
import { findSettings } from '#domain/notifications/find-settings.server.ts';
import { kindsFor } from '#domain/notifications/notification.ts';
import { saveSettings } from '#domain/notifications/save-settings.server.ts';
import { storedDataOf } from '#domain/privacy/stored-data-of.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/consent';
import { ConsentLog } from './consent/consent-log.tsx';
import { ContactRows } from './consent/contact-rows.tsx';
import { NotificationSettingsForm } from './notification-settings.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.consent_title()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role, email, language } = admit(context);
  const ctx = ctxOf(context);
  return {
    role,
    email,
    emailLanguage: language,
    operatorEmail: stated('operatorEmail'),
    settings: await findSettings(ctx),
    log: await findConsentLog(ctx, pageIn(new URL(request.url).searchParams)),
    stored: storedDataOf(role),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { role } = admit(context);
  const ctx = ctxOf(context);
  const form = await readForm(request);
  return attempt(async () => {
    const choices = kindsFor(role).map((kind) => [kind, { byMail: form.has(`${kind}.byMail`) }] as const);
    await saveSettings(ctx, Object.fromEntries(choices));
    return goTo(ctx.language, '/consent', { flash: 'notices.saved' });
  }, Object.fromEntries(form));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Consent({ loaderData, actionData }: Route.ComponentProps) {
  const { role, email, emailLanguage, operatorEmail, settings, log, stored } = loaderData;
  const to = usePath();
  const link = 'underline underline-offset-4 hover:text-ink';
  return (
    <Page
      title={m.consent_title()}
      lead={m.consent_lead()}
      back={{ to: to('/profile', { tab: 'account' }), label: m.profile_title() }}
    >
      <Section
        title={m.consent_emails()}
        text={
          <>
            <p>{m.consent_emails_text()}</p>
            <p className="mt-3">{m.consent_always()}</p>
            <p className="mt-3">
              <Link to={to('/profile', { tab: 'notifications' })} className={link}>
                {m.consent_bell()}
              </Link>
            </p>
          </>
        }
      >
        <NotificationSettingsForm role={role} settings={settings} channels={['byMail']} posted={actionData} />
      </Section>
      <Section title={m.consent_log()} text={m.consent_log_text()} id="log">
        <div>
          <ConsentLog role={role} entries={log.entries} />
          <Pager
            page={log.page}
            pages={log.pages}
            to={(page) => to('/consent', { page: page > 1 ? page : null, '#': 'log' })}
          />
        </div>
      </Section>
      <Section title={m.consent_contact()} text={m.consent_contact_text()}>
        <ContactRows role={role} email={email} language={emailLanguage} operatorEmail={operatorEmail} />
      </Section>
      <section className="border-t border-line pt-8 md:pt-10">
        <h2>{m.consent_stored_title()}</h2>
        <div className="mt-2 mb-6 grid max-w-prose gap-3 text-sm text-soft">
          <p>{m.legal_data_why()}</p>
          <p>
            {m.consent_cookies()}{' '}
            <a href={`${to('/legal-notice')}#cookies`} className={link}>
              {m.consent_cookies_link()}
            </a>
          </p>
        </div>
        <StoredDataTable stored={stored} />
        <p className="mt-6 max-w-prose text-sm text-soft">{m.legal_data_rights()}</p>
      </section>
    </Page>
  );
}
