import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admitStaff } from '#app/request/guard.ts';
import { onPage, pageIn } from '#app/request/page-number.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { type DraftLine, findDrafts } from '#domain/blog/find-drafts.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { entryStateLabels, topicLabels } from '#messages/labels/blog-entry.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { StaffError, staffTitle } from '../staff-error.tsx';
import type { Route } from './+types/entries';
import { entryTones, publicationOf } from './states.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.editor_title());
export const ErrorBoundary = StaffError;

export async function loader({ request, context }: Route.LoaderArgs) {
  admitStaff(context);
  return findDrafts(ctxOf(context), pageIn(new URL(request.url).searchParams));
}

export default function Entries({ loaderData: { lines, page, pages } }: Route.ComponentProps) {
  const to = usePath();
  const add = <ButtonLink to={to('/staff/blog/new')}>{m.editor_new()}</ButtonLink>;
  return (
    <Page title={m.editor_title()} lead={m.editor_lead()} action={lines.length > 0 && add}>
      {lines.length === 0 ? (
        <Empty title={m.editor_empty()} text={m.editor_empty_text()} action={add} />
      ) : (
        <ul className="border-t border-line">
          {lines.map((line) => (
            <li key={line.id} className="border-b border-line">
              <Line line={line} />
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(it) => onPage(to('/staff/blog'), it)} />
    </Page>
  );
}

function Line({ line: { id, title, topic, state, publishedAt, updatedAt } }: { line: DraftLine }) {
  const to = usePath();
  const edited = m.editor_edited({ date: formatDate(updatedAt, currentLanguage()) });
  return (
    <Link
      to={to('/staff/blog/:entryId', { entryId: id })}
      className="group flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-5"
    >
      <span className="min-w-0">
        <span className="block font-serif text-2xl leading-tight decoration-1 underline-offset-4 wrap-anywhere group-hover:underline">
          {title || m.editor_untitled()}
        </span>
        <span className="mt-1 block text-soft">
          {topicLabels[topic]()} · {edited}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        {publishedAt && (
          <span className="text-sm text-soft tabular-nums">{publicationOf(publishedAt, state)}</span>
        )}
        <Badge tone={entryTones[state]}>{entryStateLabels[state]()}</Badge>
      </span>
    </Link>
  );
}
