import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import type { ToastName } from '#app/toasts/toast-text.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Fact } from '#app/ui/fact.tsx';
import { Page } from '#app/ui/page.tsx';
import { findTestLedger, runTestBillingAction } from '#domain/subscriptions/test-billing.server.ts';
import { m } from '#messages';
import { formatDate, formatMoney } from '#messages/format.ts';
import { billingLabels, tierLabels } from '#messages/labels/subscription.ts';
import { site } from '#site';
import type { Route } from './+types/manage';

export const meta: Route.MetaFunction = () => [{ title: `${m.billing_test_title()} · ${site.name}` }];

/** The action of each button and the toast after it. */
const buttons = {
  cancel: { action: { kind: 'cancel' }, flash: 'billing.canceled' },
  resume: { action: { kind: 'resume' }, flash: 'billing.resumed' },
  pay: { action: { kind: 'pay' }, flash: 'billing.paid' },
  fail: { action: { kind: 'fail_next', fails: true } },
  unfail: { action: { kind: 'fail_next', fails: false } },
  run_out: { action: { kind: 'run_out' } },
} as const satisfies Record<
  string,
  { action: Parameters<typeof runTestBillingAction>[1]; flash?: ToastName }
>;
type ButtonName = keyof typeof buttons;

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
    return goTo(ctx.language, '/billing/test', done && 'flash' in button ? { flash: button.flash } : {});
  });
}

export default function TestBilling({
  loaderData: { subscription, bills, creditCents },
}: Route.ComponentProps) {
  const language = useLanguage();
  const to = usePath();
  const back = { to: to('/profile', { tab: 'subscription' }), label: m.billing_test_back() };
  if (!subscription) {
    const plans = (
      <ButtonLink to={to('/pricing')} reloadDocument>
        {m.billing_test_plans()}
      </ButtonLink>
    );
    return (
      <Page title={m.billing_test_title()} lead={m.billing_test_lead()} back={back} width="narrow">
        <Empty title={m.billing_test_none()} text={m.billing_test_none_text()} action={plans} />
      </Page>
    );
  }
  const { tier, billing, status, cancelAtPeriodEnd, currentPeriodEnd, nextFails } = subscription;
  const state = status === 'active' && cancelAtPeriodEnd ? 'canceling' : status;
  const owed = bills
    .filter((bill) => bill.status === 'open')
    .reduce((sum, bill) => sum + bill.amountCents, 0);
  const isOver = state === 'canceled';
  return (
    <Page title={m.billing_test_title()} lead={m.billing_test_lead()} back={back} width="narrow">
      <dl>
        <Fact label={m.billing_checkout_plan()}>
          {tierLabels[tier]()} · {billingLabels[billing]()}
        </Fact>
        <Fact label={m.billing_test_state()}>
          <Badge tone={stateTones[state]}>{stateLabels[state]()}</Badge>
        </Fact>
        <Fact label={m.billing_test_period()}>{formatDate(currentPeriodEnd, language)}</Fact>
        {!isOver && !cancelAtPeriodEnd && (
          <Fact label={m.billing_test_next()}>
            {nextFails ? m.billing_test_next_fails() : m.billing_test_next_works()}
          </Fact>
        )}
        {creditCents > 0 && (
          <Fact label={m.billing_test_credit()}>{formatMoney(creditCents, 'USD', language)}</Fact>
        )}
      </dl>
      {isOver ? (
        <ButtonLink to={to('/pricing')} reloadDocument className="mt-8">
          {m.billing_test_plans()}
        </ButtonLink>
      ) : (
        <>
          <div className="mt-8 flex flex-wrap gap-3">
            {owed > 0 && (
              <ActionButton name="pay" look="primary">
                {m.billing_test_pay({ amount: formatMoney(owed, 'USD', language) })}
              </ActionButton>
            )}
            {cancelAtPeriodEnd ? (
              <ActionButton name="resume">{m.billing_test_resume()}</ActionButton>
            ) : (
              <ActionButton name="cancel">{m.billing_test_cancel()}</ActionButton>
            )}
          </div>
          <section className="mt-12 border-t border-line pt-8">
            <h2>{m.billing_test_clock()}</h2>
            <p className="mt-2 mb-5 text-soft">{m.billing_test_clock_text()}</p>
            <div className="flex flex-wrap gap-3">
              {!cancelAtPeriodEnd && status === 'active' && (
                <ActionButton name={nextFails ? 'unfail' : 'fail'}>
                  {nextFails ? m.billing_test_unfail() : m.billing_test_fail()}
                </ActionButton>
              )}
              <ActionButton name="run_out">{m.billing_test_run_out()}</ActionButton>
            </div>
          </section>
        </>
      )}
    </Page>
  );
}

const stateLabels = {
  active: m.billing_test_active,
  canceling: m.billing_test_canceling,
  past_due: m.billing_test_past_due,
  canceled: m.billing_test_canceled,
};
const stateTones: Record<keyof typeof stateLabels, Tone> = {
  active: 'good',
  canceling: 'wait',
  past_due: 'bad',
  canceled: 'plain',
};

interface ActionButtonProps {
  name: ButtonName;
  look?: 'primary' | 'secondary';
  children: ReactNode;
}

function ActionButton({ name, look = 'secondary', children }: ActionButtonProps) {
  const { state, formData } = useNavigation();
  return (
    <Form method="post">
      <Button
        type="submit"
        name="move"
        value={name}
        look={look}
        disabled={state !== 'idle'}
        busy={formData?.get('move') === name}
        busyLabel={m.billing_checkout_busy()}
      >
        {children}
      </Button>
    </Form>
  );
}
