import { pathTo } from '#app/addresses/path.ts';
import { readForm } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/change-email';
import { ChangeEmailForm } from './change-email/change-email-form.tsx';
import { handleEmailChange } from './change-email/handle-email-change.server.ts';

export const meta: Route.MetaFunction = () => [{ title: `${m.email_change_title()} · ${site.name}` }];

export function loader({ context }: Route.LoaderArgs) {
  return { email: admit(context).email };
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const typed = Object.fromEntries(await readForm(request));
  return handleEmailChange(ctxOf(context), typed, pathTo('/profile', { tab: 'account' }));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function ChangeEmail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const to = usePath();
  return (
    <Page
      title={m.email_change_title()}
      lead={<span className="wrap-anywhere">{m.email_change_lead({ email })}</span>}
      back={{ to: to('/profile', { tab: 'account' }), label: m.profile_title() }}
      width="narrow"
    >
      <ChangeEmailForm posted={actionData} />
    </Page>
  );
}
