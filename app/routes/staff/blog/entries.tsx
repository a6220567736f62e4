import { usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { onPage, pageIn } from '#app/request/page-number.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { findDrafts } from '#domain/blog/find-drafts.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { entryStateLabels, topicLabels } from '#messages/labels/blog-entry.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { LinkRow } from '../link-row.tsx';
import { StaffError, staffTitle } from '../staff-error.tsx';
import type { Route } from './+types/entries';
import { entryTones, publicationOf } from './states.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.editor_title());
export const ErrorBoundary = StaffError;

export async function loader({ request, context }: Route.LoaderArgs) {
  return findDrafts(admitStaff(context), pageIn(new URL(request.url).searchParams));
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
          {lines.map(({ id, title, topic, state, publishedAt, updatedAt }) => (
            <LinkRow
              key={id}
              to={to('/staff/blog/:entryId', { entryId: id })}
              title={title || m.editor_untitled()}
              facts={[
                topicLabels[topic](),
                m.editor_edited({ date: formatDate(updatedAt, currentLanguage()) }),
              ]}
            >
              {publishedAt && <span className="tabular-nums">{publicationOf(publishedAt, state)}</span>}
              <Badge tone={entryTones[state]}>{entryStateLabels[state]()}</Badge>
            </LinkRow>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(it) => onPage(to('/staff/blog'), it)} />
    </Page>
  );
}
