import { Form, Link, useNavigation } from 'react-router';
import { isOwnPath } from '#app/addresses/path.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import type { Invoice, SubscriptionView } from '#domain/subscriptions/find-subscription.server.ts';
import { m } from '#messages';
import { formatDate, formatMoney } from '#messages/format.ts';
import { billingLabels, invoiceStatusLabels, tierLabels } from '#messages/labels/subscription.ts';

export function SubscriptionTab({ subscription }: { subscription: SubscriptionView }) {
  const language = useLanguage();
  const to = usePath();
  const busy = useNavigation().formMethod === 'POST';
  const { tier, billing, periodEnd, renews, owing, hasAccount, invoices } = subscription;
  const date = periodEnd && formatDate(periodEnd, language);
  return (
    <div className="grid gap-12">
      <section className="rounded-card border border-line bg-surface p-6 md:p-8">
        <h2 className="font-sans text-sm font-medium text-soft">{m.subscription_current()}</h2>
        <p className="mt-2 font-serif text-5xl">{tierLabels[tier]()}</p>
        <p className="mt-3 text-soft">
          {billing && <>{billingLabels[billing]()} · </>}
          {date ? (
            <time dateTime={periodEnd.toISOString()}>
              {renews ? m.subscription_renews({ date }) : m.subscription_ends({ date })}
            </time>
          ) : (
            m.subscription_free_text()
          )}
        </p>
        {owing && (
          <div className="mt-6">
            <Alert>
              {tier === 'free'
                ? m.subscription_owing_over({ date: formatDate(owing.until, language) })
                : m.subscription_owing({ date: formatDate(owing.lastDay, language) })}
            </Alert>
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={to('/pricing')} reloadDocument look="secondary">
            {tier === 'free' ? m.subscription_upgrade() : m.subscription_manage()}
          </ButtonLink>
          {hasAccount && (
            <Form method="post" action={to('/billing/manage')}>
              <Button type="submit" look={owing ? 'primary' : 'quiet'} busy={busy}>
                {owing ? m.subscription_pay() : m.subscription_settle()}
              </Button>
            </Form>
          )}
        </div>
      </section>
      {invoices.length > 0 ? (
        <InvoiceTable invoices={invoices} />
      ) : (
        <Empty title={m.subscription_no_history()} text={m.subscription_no_history_text()} />
      )}
    </div>
  );
}

const statusTones: Record<Invoice['status'], Tone> = { paid: 'good', open: 'wait', void: 'plain' };

function Status({ status }: Pick<Invoice, 'status'>) {
  return <Badge tone={statusTones[status]}>{invoiceStatusLabels[status]()}</Badge>;
}

function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  const language = useLanguage();
  const to = usePath();
  const headCell = 'border-b border-line py-2 pr-4 text-left text-sm font-medium text-soft';
  const cell = 'border-b border-line py-3 pr-4 whitespace-nowrap last:pr-0';
  return (
    <section>
      <h2 id="billing-history" className="mb-4">
        {m.subscription_history()}
      </h2>
      <table aria-labelledby="billing-history" className="w-full">
        <thead>
          <tr>
            <th className={`${headCell} max-sm:hidden`}>{m.subscription_date()}</th>
            <th className={headCell}>{m.subscription_plan()}</th>
            <th className={headCell}>{m.subscription_amount()}</th>
            <th className={`${headCell} max-sm:hidden`}>{m.subscription_status()}</th>
            <th className={headCell}>
              <span className="sr-only">{m.subscription_invoice()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ id, tier, billing, amountCents, currency, status, issuedAt, url }) => (
            <tr key={id}>
              <td className={`${cell} max-sm:hidden`}>{formatDate(issuedAt, language)}</td>
              <td className={cell}>
                {tierLabels[tier]()}{' '}
                <span className="text-soft max-sm:hidden">{billingLabels[billing]()}</span>
                <span className="block text-sm text-soft sm:hidden">{formatDate(issuedAt, language)}</span>
              </td>
              <td className={cell}>
                {formatMoney(amountCents, currency, language)}
                <span className="mt-1 block sm:hidden">
                  <Status status={status} />
                </span>
              </td>
              <td className={`${cell} max-sm:hidden`}>
                <Status status={status} />
              </td>
              <td className={`${cell} text-right`}>
                {url && (
                  <Link
                    to={isOwnPath(url) ? to(url) : url}
                    aria-label={m.subscription_invoice_of({ date: formatDate(issuedAt, language) })}
                    className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
                  >
                    {m.subscription_invoice()}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
