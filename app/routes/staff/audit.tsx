import { usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { onPage, pageIn } from '#app/request/page-number.ts';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { findAudit } from '#domain/staff/find-audit.server.ts';
import { m } from '#messages';
import type { Route } from './+types/audit';
import { AuditLines } from './audit-lines.tsx';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.staff_audit_title());
export const ErrorBoundary = StaffError;

export async function loader({ request, context }: Route.LoaderArgs) {
  return findAudit(admitStaff(context), { page: pageIn(new URL(request.url).searchParams) });
}

export default function Audit({ loaderData: { lines, page, pages } }: Route.ComponentProps) {
  const to = usePath();
  return (
    <Page title={m.staff_audit_title()} lead={m.staff_audit_lead()}>
      {lines.length > 0 ? <AuditLines lines={lines} /> : <Empty title={m.staff_audit_empty()} />}
      <Pager page={page} pages={pages} to={(it) => onPage(to('/staff/audit'), it)} />
    </Page>
  );
}
