import { Form, useNavigation } from 'react-router';
import { attempt, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { requestContext } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Button } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { Section } from '#app/ui/section.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import { endOtherSessions, endSession, endSessionInput } from '#domain/accounts/end-sessions.server.ts';
import { findSessions } from '#domain/accounts/find-sessions.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/sessions';
import { SessionRow } from './sessions/session-row.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.session_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  admit(context);
  const { ctx, origin } = context.get(requestContext);
  return findSessions(ctx, origin);
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const { ctx, origin } = context.get(requestContext);
  const typed = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (typed.intent === 'others') {
      await endOtherSessions(ctx, origin);
      return goTo(ctx.language, '/sessions', { flash: 'session.others_ended' });
    }
    await endSession(ctx, parse(endSessionInput, typed).sessionId);
    return goTo(ctx.language, '/sessions', { flash: 'session.ended' });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { sessions, more } = loaderData;
  const to = usePath();
  const { formData } = useNavigation();
  const { refused } = useFormAnswer(actionData, { noAnswer: 'session.failed' });
  const list = useFocusOnChange<HTMLUListElement>(sessions.length + more);
  const others = sessions.length + more - 1;
  return (
    <Page
      title={m.session_title()}
      lead={m.session_lead()}
      back={{ to: to('/profile', { tab: 'account' }), label: m.profile_title() }}
    >
      <RefusalAlert>{refused?.message}</RefusalAlert>
      <Section title={m.session_open()} text={m.session_open_text()}>
        <div>
          <ul
            ref={list}
            tabIndex={-1}
            aria-label={m.session_open()}
            className="border-t border-line outline-none"
          >
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isEnding={formData?.get('sessionId') === session.id}
              />
            ))}
          </ul>
          {more > 0 && <p className="mt-4 text-sm text-soft">{m.session_more({ count: more })}</p>}
        </div>
      </Section>
      {others > 0 && (
        <Section title={m.session_others()} text={m.session_others_text()}>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="others" />
            <Button
              type="submit"
              look="secondary"
              busy={formData?.get('intent') === 'others'}
              busyLabel={m.session_ending()}
            >
              {m.session_others_end()}
            </Button>
          </Form>
        </Section>
      )}
    </Page>
  );
}
