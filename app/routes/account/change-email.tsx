import { pathTo } from '#app/addresses/path.ts';
import { readForm } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/change-email';
import { ChangeEmailPage } from './change-email/change-email-page.tsx';
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
  const back = { to: usePath()('/profile', { tab: 'account' }), label: m.profile_title() };
  return <ChangeEmailPage email={email} back={back} posted={actionData} />;
}
