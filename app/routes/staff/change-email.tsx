import { readForm } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { ChangeEmailPage } from '#app/routes/account/change-email/change-email-page.tsx';
import { handleEmailChange } from '#app/routes/account/change-email/handle-email-change.server.ts';
import { m } from '#messages';
import type { Route } from './+types/change-email';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.email_change_title());
export const ErrorBoundary = StaffError;

export function loader({ context }: Route.LoaderArgs) {
  return { email: admitStaff(context).actor.email };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  return handleEmailChange(ctx, Object.fromEntries(await readForm(request)), '/staff/account');
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function StaffChangeEmail({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const back = { to: usePath()('/staff/account'), label: m.staff_own_title() };
  return <ChangeEmailPage email={email} back={back} posted={actionData} />;
}
