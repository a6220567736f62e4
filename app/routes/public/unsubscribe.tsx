import { data, Form, useNavigation } from 'react-router';
import { attempt } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { linkTokenOf } from '#app/request/link-token.ts';
import { uncompressed } from '#app/request/uncompressed.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { findSubscriptionOf, unsubscribe } from '#domain/notifications/unsubscribe.server.ts';
import { m } from '#messages';
import { notificationKindLabel } from '#messages/notification.ts';
import { site } from '#site';
import type { Route } from './+types/unsubscribe';

export const meta: Route.MetaFunction = () => [{ title: `${m.unsubscribe_meta()} · ${site.name}` }];

export const headers = uncompressed;

export async function loader({ request, context }: Route.LoaderArgs) {
  const found = await findSubscriptionOf(ctxOf(context), linkTokenOf(request));
  const subscription = found && { kind: found.kind, role: found.role };
  return data({ subscription }, { status: found ? 200 : 410 });
}

/**
 * Only a POST unsubscribes, because mail scanners follow links. Mail clients send the POST without a session and with
 * a fixed body (RFC 8058).
 */
export async function action({ request, context }: Route.ActionArgs) {
  return attempt(async () => {
    await unsubscribe(ctxOf(context), linkTokenOf(request));
    return { done: true };
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Unsubscribe({ loaderData: { subscription }, actionData }: Route.ComponentProps) {
  const to = usePath();
  useFormAnswer(actionData);
  const busy = useNavigation().formMethod === 'POST';
  if (!subscription) {
    return (
      <Page title={m.unsubscribe_dead()} lead={m.unsubscribe_dead_text()} width="narrow">
        <ButtonLink to={to('/login')} reloadDocument>
          {m.nav_login()}
        </ButtonLink>
      </Page>
    );
  }
  const kind = notificationKindLabel(subscription.kind, subscription.role);
  if (actionData && 'done' in actionData) {
    return (
      <Page title={m.unsubscribe_done()} lead={m.unsubscribe_done_text({ kind })} width="narrow">
        <ButtonLink to={to('/profile', { tab: 'notifications' })} look="secondary">
          {m.unsubscribe_settings()}
        </ButtonLink>
      </Page>
    );
  }
  return (
    <Page title={m.unsubscribe_title()} lead={m.unsubscribe_lead({ kind })} width="narrow">
      <Form method="post">
        <Button type="submit" busy={busy} busyLabel={m.unsubscribe_busy()}>
          {m.unsubscribe_submit()}
        </Button>
      </Form>
    </Page>
  );
}
