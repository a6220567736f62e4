import { Form } from 'react-router';
import { useLanguage, usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { findAccounts } from '#domain/staff/find-accounts.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { roleLabels } from '#messages/labels/account.ts';
import type { Route } from './+types/accounts';
import { LinkRow } from './link-row.tsx';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.staff_accounts_title());
export const ErrorBoundary = StaffError;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = admitStaff(context);
  const { searchParams } = new URL(request.url);
  const words = (searchParams.get('q') ?? '').slice(0, 200);
  return { words, ...(await findAccounts(ctx, { words, page: pageIn(searchParams) })) };
}

export default function Accounts({ loaderData }: Route.ComponentProps) {
  const { words, accounts, total, page, pages } = loaderData;
  const language = useLanguage();
  const to = usePath();
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
          {accounts.map(({ userId, role, name, email, handle, company, isSuspended, createdAt }) => (
            <LinkRow
              key={userId}
              to={to('/staff/accounts/:userId', { userId })}
              title={name}
              facts={[company !== name && company, handle && `@${handle}`, email]}
              dense
            >
              {isSuspended && <Badge tone="bad">{m.staff_suspended()}</Badge>}
              {roleLabels[role]()} · {formatDate(createdAt, language)}
            </LinkRow>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(it) => to('/staff/accounts', { q: words, page: it })} />
    </Page>
  );
}
