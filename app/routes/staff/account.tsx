import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { reasonIn, useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { showError } from '#app/toasts/toast.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Page } from '#app/ui/page.tsx';
import { findRecovery } from '#domain/accounts/open-recovery.server.ts';
import { grantRecovery, refuseRecovery } from '#domain/accounts/recovery.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { decideVerification } from '#domain/staff/decide-verification.server.ts';
import { featureInfluencer } from '#domain/staff/feature-influencer.server.ts';
import { findAccount } from '#domain/staff/find-account.server.ts';
import { settleCall } from '#domain/staff/settle-call.server.ts';
import { callInput, refuseInput, suspendInput, verifyInput } from '#domain/staff/staff-input.ts';
import { liftSuspension, suspendAccount } from '#domain/staff/suspend-account.server.ts';
import { m } from '#messages';
import { roleLabels } from '#messages/labels/account.ts';
import type { Route } from './+types/account';
import { Call, Featured, Recovery, Suspension, Verification } from './account-acts.tsx';
import { AccountFacts } from './account-facts.tsx';
import { AuditLines } from './audit-lines.tsx';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  staffTitle(loaderData, loaderData?.account.name ?? '');
export const ErrorBoundary = StaffError;
export const shouldRevalidate = revalidateOnConflict;

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = admitStaff(context);
  const account = await found(findAccount(ctx, params.userId));
  return { account, recovery: await findRecovery(ctx, params.userId), now: ctx.now };
}

type Typed = Record<string, unknown>;

const acts: Record<string, (ctx: Ctx, userId: string, typed: Typed) => Promise<void>> = {
  verify: (ctx, userId, typed) =>
    decideVerification(ctx, userId, { ...parse(verifyInput, typed), refusal: null }),
  refuse: (ctx, userId, typed) => {
    const { reason, ...rest } = parse(refuseInput, typed);
    return decideVerification(ctx, userId, { ...rest, refusal: reason });
  },
  feature: (ctx, userId) => featureInfluencer(ctx, userId, true),
  unfeature: (ctx, userId) => featureInfluencer(ctx, userId, false),
  suspend: (ctx, userId, typed) => suspendAccount(ctx, userId, parse(suspendInput, typed).reason),
  lift: (ctx, userId) => liftSuspension(ctx, userId),
  recover: (ctx, userId) => grantRecovery(ctx, userId),
  'refuse-recovery': (ctx, userId) => refuseRecovery(ctx, userId),
  call: (ctx, userId, typed) => {
    const { done, ...rest } = parse(callInput, typed);
    return settleCall(ctx, userId, { ...rest, isDone: done === 'yes' });
  },
};

export async function action({ request, context, params: { userId } }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  const typed = Object.fromEntries(await readForm(request));
  const name = Object.keys(acts).find((it) => it === typed.intent);
  const act = name && acts[name];
  return attempt(async () => {
    if (act) await act(ctx, userId, typed);
    return goTo(
      ctx.language,
      pathTo('/staff/accounts/:userId', { userId }),
      act ? { flash: 'staff.done' } : {},
    );
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Account({
  loaderData: { account, recovery, now },
  actionData,
}: Route.ComponentProps) {
  const to = usePath();
  useFormAnswer(actionData, { onRefused: ({ message }) => showError(m.toast_error(), message) });
  const { role, name, suspension, lines } = account;
  return (
    <Page
      back={{ to: to('/staff/accounts'), label: m.staff_accounts_title() }}
      title={name}
      lead={
        <span className="flex flex-wrap items-center gap-3">
          {roleLabels[role]()}
          {suspension && <Badge tone="bad">{m.staff_suspended()}</Badge>}
        </span>
      }
    >
      <RefusalAlert>{reasonIn(actionData)}</RefusalAlert>
      <AccountFacts account={account} />
      <Verification account={account} />
      <Featured account={account} />
      {recovery && <Recovery dueAt={recovery.dueAt} isDue={recovery.dueAt <= now} />}
      <Call account={account} />
      <Suspension account={account} />
      <section className="border-t border-line pt-10">
        <h2 className="mb-6">{m.staff_account_lines()}</h2>
        {lines.length > 0 ? (
          <AuditLines lines={lines} ofOne />
        ) : (
          <p className="text-soft">{m.staff_audit_empty()}</p>
        )}
      </section>
    </Page>
  );
}
