import { found } from '#app/forms/answer.ts';
import { usePath } from '#app/language.ts';
import { htmlOf } from '#app/rendering/markdown.server.ts';
import { admitStaff } from '#app/request/guard.ts';
import { EntryArticle } from '#app/routes/public/blog/entry-article.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { previewEntry } from '#domain/blog/find-drafts.server.ts';
import { m } from '#messages';
import { StaffError, staffTitle } from '../staff-error.tsx';
import type { Route } from './+types/preview';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  staffTitle(loaderData, m.editor_preview_title({ title: loaderData?.entry.title ?? '' }));
export const ErrorBoundary = StaffError;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { body, ...entry } = await found(previewEntry(admitStaff(context), params.entryId));
  return { entry, html: htmlOf(body) };
}

export default function Preview({ loaderData: { entry, html } }: Route.ComponentProps) {
  const to = usePath();
  return (
    <div className="mx-auto max-w-6xl px-5 py-8 md:px-8 md:py-12">
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card border border-line bg-surface px-5 py-3">
        <p className="text-soft">{m.editor_preview_text()}</p>
        <ButtonLink to={to('/staff/blog/:entryId', { entryId: entry.id })} look="secondary" small>
          {m.editor_preview_edit()}
        </ButtonLink>
      </div>
      <EntryArticle entry={entry} html={html} />
    </div>
  );
}
