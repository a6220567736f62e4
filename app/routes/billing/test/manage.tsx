import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { ToastName } from '#app/toasts/toast-text.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { Page } from '#app/ui/page.tsx';
import { findTestLedger, runTestBillingAction } from '#domain/subscriptions/test-billing.server.ts';
import { m } from '#messages';
import { formatDate, formatMoney } from '#messages/format.ts';
import { billingLabels, tierLabels } from '#messages/labels/subscription.ts';
import type { TestBillingAction, TestLedger } from '#services/billing/billing.ts';
import { site } from '#site';
import type { Route } from './+types/manage';

export const meta: Route.MetaFunction = () => [{ title: `${m.billing_test_title()} · ${site.name}` }];

type ButtonName = 'cancel' | 'resume' | 'pay' | 'fail' | 'unfail' | 'run_out';

const buttons: Record<ButtonName, { action: TestBillingAction; flash?: ToastName }> = {
  cancel: { action: { kind: 'cancel' }, flash: 'billing.canceled' },
  resume: { action: { kind: 'resume' }, flash: 'billing.resumed' },
  pay: { action: { kind: 'pay' }, flash: 'billing.paid' },
  fail: { action: { kind: 'fail_next', fails: true } },
  unfail: { action: { kind: 'fail_next', fails: false } },
  run_out: { action: { kind: 'run_out' } },
};

export async function loader({ context }: Route.LoaderArgs) {
  admit(context);
  return found(findTestLedger(ctxOf(context)));
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context);
  const ctx = ctxOf(context);
  const pressed = (await readForm(request)).get('move');
  return attempt(async () => {
    const name = (Object.keys(buttons) as ButtonName[]).find((each) => each === pressed);
    const button = name && buttons[name];
    const done = button && (await runTestBillingAction(ctx, button.action));
    return goTo(ctx.language, '/billing/test', done && button.flash ? { flash: button.flash } : {});
  });
}

const states = {
  active: { tone: 'good', label: m.billing_test_active },
  canceling: { tone: 'wait', label: m.billing_test_canceling },
  past_due: { tone: 'bad', label: m.billing_test_past_due },
  canceled: { tone: 'plain', label: m.billing_test_canceled },
} as const;

export default function TestBilling({
  loaderData: { subscription, bills, creditCents },
  actionData,
}: Route.ComponentProps) {
  const to = usePath();
  const { refused } = useFormAnswer(actionData);
  const plans = (
    <ButtonLink to={to('/pricing')} reloadDocument>
      {m.billing_test_plans()}
    </ButtonLink>
  );
  return (
    <Page
      title={m.billing_test_title()}
      lead={m.billing_test_lead()}
      back={{ to: to('/profile', { tab: 'subscription' }), label: m.billing_test_back() }}
      width="narrow"
    >
      <RefusalAlert>{refused?.message}</RefusalAlert>
      {subscription ? (
        <Subscription {...{ subscription, bills, creditCents, plans }} />
      ) : (
        <Empty title={m.billing_test_none()} text={m.billing_test_none_text()} action={plans} />
      )}
    </Page>
  );
}

interface SubscriptionProps extends TestLedger {
  subscription: NonNullable<TestLedger['subscription']>;
  plans: ReactNode;
}

function Subscription({ subscription, bills, creditCents, plans }: SubscriptionProps) {
  const language = useLanguage();
  const money = (cents: number) => formatMoney(cents, 'USD', language);
  const { tier, billing, status, cancelAtPeriodEnd, currentPeriodEnd, nextFails } = subscription;
  const { tone, label } = states[status === 'active' && cancelAtPeriodEnd ? 'canceling' : status];
  const openBills = bills.filter((bill) => bill.status === 'open');
  const owed = openBills.reduce((sum, bill) => sum + bill.amountCents, 0);
  const isOver = status === 'canceled';
  return (
    <>
      <dl>
        <Fact label={m.billing_checkout_plan()}>
          {tierLabels[tier]()} · {billingLabels[billing]()}
        </Fact>
        <Fact label={m.billing_test_state()}>
          <Badge tone={tone}>{label()}</Badge>
        </Fact>
        <Fact label={m.billing_test_period()}>{formatDate(currentPeriodEnd, language)}</Fact>
        {!isOver && !cancelAtPeriodEnd && (
          <Fact label={m.billing_test_next()}>
            {nextFails ? m.billing_test_next_fails() : m.billing_test_next_works()}
          </Fact>
        )}
        {creditCents > 0 && <Fact label={m.billing_test_credit()}>{money(creditCents)}</Fact>}
      </dl>
      {isOver ? (
        <div className="mt-8">{plans}</div>
      ) : (
        <Form method="post">
          <div className="mt-8 flex flex-wrap gap-3">
            {owed > 0 && (
              <ActionButton name="pay" look="primary" label={m.billing_test_pay({ amount: money(owed) })} />
            )}
            {cancelAtPeriodEnd ? (
              <ActionButton name="resume" label={m.billing_test_resume()} />
            ) : (
              <ActionButton name="cancel" label={m.billing_test_cancel()} />
            )}
          </div>
          <section className="mt-12 border-t border-line pt-8">
            <h2>{m.billing_test_clock()}</h2>
            <p className="mt-2 mb-5 text-soft">{m.billing_test_clock_text()}</p>
            <div className="flex flex-wrap gap-3">
              {!cancelAtPeriodEnd && status === 'active' && (
                <ActionButton
                  name={nextFails ? 'unfail' : 'fail'}
                  label={nextFails ? m.billing_test_unfail() : m.billing_test_fail()}
                />
              )}
              <ActionButton name="run_out" label={m.billing_test_run_out()} />
            </div>
          </section>
        </Form>
      )}
    </>
  );
}

interface ActionButtonProps {
  name: ButtonName;
  label: string;
  look?: 'primary' | 'secondary';
}

function ActionButton({ name, label, look = 'secondary' }: ActionButtonProps) {
  const { state, formData } = useNavigation();
  return (
    <Button
      type="submit"
      name="move"
      value={name}
      look={look}
      disabled={state !== 'idle'}
      busy={formData?.get('move') === name}
      busyLabel={m.billing_checkout_busy()}
    >
      {label}
    </Button>
  );
}
