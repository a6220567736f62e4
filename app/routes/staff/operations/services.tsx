import { attempt } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section } from '#app/ui/section.tsx';
import {
  findServices,
  type ServiceState,
  type ServiceView,
} from '#domain/staff/services/find-services.server.ts';
import { findTestEmail, requestTestEmail } from '#domain/staff/services/test-email.server.ts';
import { m } from '#messages';
import { formatAgo, formatShortMoment } from '#messages/format.ts';
import { failureReasonLabels, serviceLabels, serviceStateLabels } from '#messages/labels/operations.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { StaffError, staffTitle } from '../staff-error.tsx';
import type { Route } from './+types/services';
import { OperationsTabs } from './operations-tabs.tsx';
import { type SetUp, setUpText } from './set-up-text.ts';
import { TestEmail } from './test-email.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.operations_services());
export const ErrorBoundary = StaffError;
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = admitStaff(context);
  const { mail, files, scanner } = ctx.services.installation;
  const setUp: SetUp = {
    mail,
    files,
    scanner,
    billing: ctx.services.billing.name,
    isInstagramReadable: ctx.services.instagram.isReadable,
  };
  const [services, testEmail] = await Promise.all([findServices(ctx), findTestEmail(ctx)]);
  return { services, setUp, testEmail, email: ctx.actor.email, now: ctx.now };
}

export async function action({ context }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  return attempt(async () => {
    await requestTestEmail(ctx);
    return goTo(ctx.language, '/staff/services');
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function ServicesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { services, setUp, testEmail, email, now } = loaderData;
  const to = usePath();
  const { refused } = useFormAnswer(actionData);
  return (
    <Page
      back={{ to: to('/staff'), label: m.staff_desk_title() }}
      title={m.operations_services()}
      lead={m.services_lead()}
    >
      <OperationsTabs current="/staff/services" />
      <RefusalAlert>{refused?.message}</RefusalAlert>
      <div>
        {services.map((service) => (
          <Service key={service.name} service={service} setUp={setUp} now={now} />
        ))}
        <TestEmail email={email} testEmail={testEmail} now={now} />
      </div>
      <p className="border-t border-line pt-6 text-sm text-soft">{m.services_kept()}</p>
    </Page>
  );
}

const tones: Record<ServiceState, Tone> = { working: 'good', failing: 'bad', unused: 'plain', off: 'plain' };

function Service({ service, setUp, now }: { service: ServiceView; setUp: SetUp; now: Date }) {
  const { name, state, failingNow, lastSuccess, lastFailure } = service;
  return (
    <Section
      title={serviceLabels[name]()}
      text={<Badge tone={tones[state]}>{serviceStateLabels[state]()}</Badge>}
    >
      <dl>
        <Fact label={m.services_setup()}>
          <span className="wrap-anywhere">{setUpText(name, setUp)}</span>
          {failingNow && (
            <span className="mt-1 block text-bad">
              {m.services_now({ reason: failureReasonLabels[failingNow]() })}
            </span>
          )}
        </Fact>
        {state !== 'off' && (
          <>
            <Fact label={m.services_last_success()}>
              {lastSuccess ? <Moment at={lastSuccess} now={now} /> : m.services_never()}
            </Fact>
            <Fact label={m.services_last_failure()}>
              {lastFailure ? (
                <>
                  <Moment at={lastFailure.at} now={now} />
                  <span className="mt-1 block text-soft">{failureReasonLabels[lastFailure.reason]()}</span>
                </>
              ) : (
                m.services_never()
              )}
            </Fact>
          </>
        )}
      </dl>
    </Section>
  );
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function Moment({ at, now }: { at: Date; now: Date }) {
  const language = currentLanguage();
  const isRecent = now.getTime() - at.getTime() < WEEK_MS;
  return (
    <time dateTime={at.toISOString()} className="tabular-nums">
      {formatShortMoment(at, language)}{' '}
      {isRecent && <span className="text-soft">({formatAgo(at, now, language)})</span>}
    </time>
  );
}
