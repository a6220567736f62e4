import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { revalidateOnConflict } from '#app/forms/revalidate-on-conflict.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { refusedIn } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { showError } from '#app/toasts/toast.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { stateOf } from '#domain/blog/draft.ts';
import { entryInput, publicationInput } from '#domain/blog/entry-input.ts';
import { findDraft } from '#domain/blog/find-drafts.server.ts';
import { publishEntry, unpublishEntry } from '#domain/blog/publish-entry.server.ts';
import { saveEntry } from '#domain/blog/save-entry.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { entryStateLabels } from '#messages/labels/blog-entry.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { readTypedDay } from '#messages/typed-day.ts';
import { StaffError, staffTitle } from '../staff-error.tsx';
import type { Route } from './+types/edit-entry';
import { EntryForm } from './entry-form.tsx';
import { draftNameOf, entryTones } from './states.ts';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  staffTitle(loaderData, titleOf(loaderData?.entry));
export const ErrorBoundary = StaffError;

function titleOf(entry: { titleFr: string; titleEn: string } | undefined): string {
  const own = currentLanguage() === 'fr' ? entry?.titleFr : entry?.titleEn;
  return own || entry?.titleEn || entry?.titleFr || m.editor_untitled();
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = admitStaff(context);
  const entry = await found(findDraft(ctx, params.entryId));
  return { entry, state: stateOf(entry, ctx.now), draftName: draftNameOf(ctx.actor.id, entry.id) };
}

export async function action({ request, context, params: { entryId } }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  const form = Object.fromEntries(await readForm(request));
  const here = pathTo('/staff/blog/:entryId', { entryId });
  return attempt(async () => {
    if (form.intent === 'publish') {
      const day = readTypedDay(form.day, ctx.language);
      const at = await publishEntry(ctx, entryId, parse(publicationInput, { ...form, day }));
      return goTo(ctx.language, here, { flash: at > ctx.now ? 'entry.planned' : 'entry.published' });
    }
    if (form.intent === 'unpublish') {
      await unpublishEntry(ctx, entryId);
      return goTo(ctx.language, here, { flash: 'entry.unpublished' });
    }
    await saveEntry(ctx, entryId, parse(entryInput, form));
    return goTo(ctx.language, here, { flash: 'entry.saved' });
  });
}

/** After a conflict, unedited fields show the values that another person saved. */
export const shouldRevalidate = revalidateOnConflict;

/** Shows a refusal as a toast if the user has left the form's page in the meantime. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const answer = await sendForm(serverAction);
  const refused = refusedIn(answer);
  const isLeft = location.pathname !== new URL(request.url).pathname;
  if (refused && isLeft) showError(m.toast_error(), refused.message);
  return answer;
}

export default function EditEntry({ loaderData: { entry, state, draftName } }: Route.ComponentProps) {
  const to = usePath();
  return (
    <Page
      title={titleOf(entry)}
      lead={<Badge tone={entryTones[state]}>{entryStateLabels[state]()}</Badge>}
      back={{ to: to('/staff/blog'), label: m.editor_back() }}
      action={
        <ButtonLink to={to('/staff/blog/:entryId/preview', { entryId: entry.id })} look="secondary">
          {m.editor_preview()}
        </ButtonLink>
      }
    >
      <EntryForm key={entry.id} entry={entry} draftName={draftName} publication={{ entry, state }} />
    </Page>
  );
}
