import { attempt, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { requestContext } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Page } from '#app/ui/page.tsx';
import { findSessions } from '#domain/accounts/find-sessions.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/sessions';
import { endRequestedSessions } from './sessions/end-requested-sessions.server.ts';
import { SessionSections } from './sessions/session-sections.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.session_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  admit(context);
  const { ctx, origin } = context.get(requestContext);
  return findSessions(ctx, origin);
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const current = context.get(requestContext);
  const typed = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    const flash = await endRequestedSessions(current, typed);
    return goTo(current.ctx.language, '/sessions', flash ? { flash } : {});
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const to = usePath();
  const { refused } = useFormAnswer(actionData, { noAnswer: 'session.failed' });
  return (
    <Page
      title={m.session_title()}
      lead={m.session_lead()}
      back={{ to: to('/profile', { tab: 'account' }), label: m.profile_title() }}
    >
      <RefusalAlert>{refused?.message}</RefusalAlert>
      <SessionSections {...loaderData} />
    </Page>
  );
}
