import { data, Form, Link, useNavigation } from 'react-router';
import { attempt, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf, requestContext } from '#app/request/context.ts';
import { homeOf } from '#app/request/guard.ts';
import { linkTokenOf } from '#app/request/link-token.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { EmailConfirmation } from '#app/shell/email-confirmation.tsx';
import { Accented } from '#app/ui/accented.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { askForConfirmation } from '#domain/accounts/ask-for-confirmation.server.ts';
import { confirmEmail } from '#domain/accounts/confirm-email.server.ts';
import { findConfirmation } from '#domain/accounts/find-confirmation.server.ts';
import { userIdOfLink } from '#domain/accounts/links.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/confirm-email';

export const meta: Route.MetaFunction = () => [{ title: `${m.confirm_meta()} · ${site.name}` }];

export const headers = uncompressed;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context);
  const works = (await userIdOfLink(ctx, 'confirm', linkTokenOf(request))) !== null;
  const person = await findConfirmation(ctx);
  const settled = works || person?.confirmed;
  return data({ works, person, home: homeOf(ctx.actor?.role) }, { status: settled ? 200 : 410 });
}

/** Confirms the email address only by POST, because mail scanners GET every link and would use up the token. */
export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, origin } = context.get(requestContext);
  const intent = (await readForm(request)).get('intent');
  return attempt(async () => {
    if (intent === 'again') {
      await askForConfirmation(ctx, origin);
      return { sentTo: ctx.actor?.email ?? '' };
    }
    await confirmEmail(ctx, linkTokenOf(request));
    // Overrides the 410 of the loader, which runs after the token was used.
    return data({ confirmed: true }, { status: 200 });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { works, person, home } = loaderData;
  const to = usePath();
  const busy = useNavigation().formMethod === 'POST';
  const { refused } = useFormAnswer(actionData, { title: m.confirm_failed_title() });

  if ((actionData && 'confirmed' in actionData) || (!works && person?.confirmed)) {
    return (
      <Page title={m.confirm_done_title()} lead={m.confirm_done_text()} width="narrow">
        <ButtonLink to={to(home)}>{m.confirm_done_go()}</ButtonLink>
      </Page>
    );
  }
  if (!works) {
    return (
      <Page title={m.reset_dead_title()} lead={m.reset_dead_text()} width="narrow">
        {person ? (
          <EmailConfirmation email={person.email} />
        ) : (
          <Link to={to('/login')} reloadDocument className="text-accent underline">
            {m.confirm_dead_login()}
          </Link>
        )}
      </Page>
    );
  }
  return (
    <Page
      title={<Accented sentence={(address) => m.confirm_title({ address })} word={m.confirm_title_word()} />}
      lead={m.confirm_lead()}
      width="narrow"
    >
      <RefusalAlert>{refused?.message}</RefusalAlert>
      <Form method="post">
        <Button type="submit" busy={busy} busyLabel={m.confirm_busy()}>
          {m.confirm_submit()}
        </Button>
      </Form>
    </Page>
  );
}
