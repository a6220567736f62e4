import { useLanguage, usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { countOpenReports, findReports } from '#domain/abuse-reports/find-reports.server.ts';
import { m } from '#messages';
import { formatAgo } from '#messages/format.ts';
import {
  reportDecisionLabels,
  reportedKindLabels,
  reportReasonLabels,
} from '#messages/labels/abuse-report.ts';
import type { Route } from './+types/reports';
import { LinkRow } from './link-row.tsx';
import { StaffError, staffTitle } from './staff-error.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.abuse_desk());
export const ErrorBoundary = StaffError;

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = admitStaff(context);
  const { searchParams } = new URL(request.url);
  const isDecided = searchParams.get('state') === 'decided';
  const [list, open] = await Promise.all([
    findReports(ctx, isDecided, pageIn(searchParams)),
    countOpenReports(ctx),
  ]);
  return { ...list, isDecided, open, now: ctx.now };
}

export default function Reports({ loaderData }: Route.ComponentProps) {
  const { reports, page, pages, isDecided, open, now } = loaderData;
  const language = useLanguage();
  const to = usePath();
  const address = (state: string | null, page?: number) => to('/staff/reports', { state, page });
  return (
    <Page
      title={m.abuse_desk()}
      lead={m.abuse_desk_lead()}
      back={{ to: to('/staff'), label: m.staff_desk_title() }}
    >
      <Tabs
        label={m.abuse_desk_tabs()}
        tabs={[
          { to: address(null), label: m.abuse_desk_open(), count: open, current: !isDecided },
          { to: address('decided'), label: m.abuse_desk_decided(), current: isDecided },
        ]}
      />
      {reports.length === 0 ? (
        <Empty title={m.abuse_desk_empty()} text={m.abuse_desk_empty_text()} />
      ) : (
        <ul className="-mt-8">
          {reports.map(({ id, kind, targetName, reason, decision, reversedAt, createdAt }) => (
            <LinkRow
              key={id}
              to={to('/staff/reports/:reportId', { reportId: id })}
              title={reportReasonLabels[reason]()}
              facts={[reportedKindLabels[kind](), targetName]}
            >
              <span className="tabular-nums">
                {formatAgo(createdAt, now, language, { inSentence: true })}
              </span>
              {decision && (
                <Badge>{reversedAt ? m.abuse_desk_reversed() : reportDecisionLabels[decision]()}</Badge>
              )}
            </LinkRow>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(it) => address(isDecided ? 'decided' : null, it)} />
    </Page>
  );
}
