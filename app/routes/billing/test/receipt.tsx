import { data } from 'react-router';
import { found } from '#app/forms/answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { Fact } from '#app/ui/fact.tsx';
import { Page } from '#app/ui/page.tsx';
import { findTestLedger } from '#domain/subscriptions/test-billing.server.ts';
import { m } from '#messages';
import { formatDate, formatMoney } from '#messages/format.ts';
import { billingLabels, invoiceStatusLabels, tierLabels } from '#messages/labels/subscription.ts';
import { site } from '#site';
import type { Route } from './+types/receipt';

export const meta: Route.MetaFunction = () => [{ title: `${m.billing_receipt_title()} · ${site.name}` }];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { name, email } = admit(context);
  const { bills } = await found(findTestLedger(ctxOf(context)));
  const bill = bills.find(({ id }) => id === params.invoiceId);
  if (!bill) throw data(null, { status: 404 });
  return { bill, name, email };
}

export default function Receipt({ loaderData: { bill, name, email } }: Route.ComponentProps) {
  const language = useLanguage();
  const to = usePath();
  return (
    <Page
      title={m.billing_receipt_title()}
      lead={m.billing_receipt_lead()}
      back={{ to: to('/profile', { tab: 'subscription' }), label: m.billing_test_back() }}
      width="narrow"
    >
      <dl>
        <Fact label={m.billing_receipt_number()}>
          <span className="break-all">{bill.id}</span>
        </Fact>
        <Fact label={m.subscription_date()}>{formatDate(bill.issuedAt, language)}</Fact>
        <Fact label={m.billing_receipt_to()}>
          {name} <span className="block text-sm text-soft">{email}</span>
        </Fact>
        <Fact label={m.subscription_plan()}>
          {tierLabels[bill.tier]()} · {billingLabels[bill.billing]()}
        </Fact>
        <Fact label={m.subscription_status()}>{invoiceStatusLabels[bill.status]()}</Fact>
        <Fact label={m.subscription_amount()}>
          <span className="font-serif text-4xl tabular-nums">
            {formatMoney(bill.amountCents, bill.currency, language)}
          </span>
        </Fact>
      </dl>
    </Page>
  );
}
