import { Form, Link } from 'react-router';
import { useLanguage, usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admitStaff } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { type AccountEntry, findAccounts } from '#domain/staff/find-accounts.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { roleLabels } from '#messages/labels/account.ts';
import type { Route } from './+types/accounts';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.staff_accounts_title());
export const ErrorBoundary = StaffError;

export async function loader({ request, context }: Route.LoaderArgs) {
  admitStaff(context);
  const { searchParams } = new URL(request.url);
  const words = (searchParams.get('q') ?? '').slice(0, 200);
  return { words, ...(await findAccounts(ctxOf(context), { words, page: pageIn(searchParams) })) };
}

export default function Accounts({ loaderData }: Route.ComponentProps) {
  const { words, accounts, total, page, pages } = loaderData;
  const to = usePath();
  const at = (it: number) => to('/staff/accounts', { q: words, page: it });
  return (
    <Page title={m.staff_accounts_title()} lead={m.staff_accounts_lead()}>
      <Form key={words} role="search" className="flex max-w-2xl flex-wrap items-end gap-3">
        <div className="min-w-0 grow">
          <Field
            label={m.staff_accounts_words()}
            name="q"
            type="search"
            defaultValue={words}
            maxLength={200}
          />
        </div>
        <Button type="submit">{m.staff_accounts_look()}</Button>
      </Form>
      <p role="status" className="mt-6 mb-2 text-soft tabular-nums">
        {m.staff_accounts_count({ count: total })}
      </p>
      {accounts.length === 0 ? (
        <Empty title={m.staff_accounts_none()} />
      ) : (
        <ul className="border-t border-line">
          {accounts.map((account) => (
            <li key={account.userId} className="border-b border-line">
              <Row account={account} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={at} />
    </Page>
  );
}

function Row({ account }: { account: AccountEntry }) {
  const { userId, role, name, email, handle, company, isSuspended, createdAt } = account;
  const language = useLanguage();
  const to = usePath();
  return (
    <Link
      to={to('/staff/accounts/:userId', { userId })}
      className="group flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4"
    >
      <span className="min-w-0">
        <span className="block font-serif text-2xl leading-tight decoration-1 underline-offset-4 wrap-anywhere group-hover:underline">
          {name}
        </span>
        <span className="block text-soft wrap-anywhere">
          {[company !== name && company, handle && `@${handle}`, email].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex items-center gap-3 text-sm text-soft">
        {isSuspended && <Badge tone="bad">{m.staff_suspended()}</Badge>}
        {roleLabels[role]()} · {formatDate(createdAt, language)}
      </span>
    </Link>
  );
}
