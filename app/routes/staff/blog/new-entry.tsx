import { redirect } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { sendForm } from '#app/forms/send-form.ts';
import { dropDraft } from '#app/forms/stored-draft.ts';
import { usePath } from '#app/language.ts';
import { admitStaff } from '#app/request/guard.ts';
import { showToast } from '#app/toasts/toast.tsx';
import { Page } from '#app/ui/page.tsx';
import { entryInput } from '#domain/blog/entry-input.ts';
import { saveEntry } from '#domain/blog/save-entry.server.ts';
import { parse } from '#domain/parse.ts';
import { m } from '#messages';
import { languageOf } from '#messages/path-language.ts';
import { StaffError, staffTitle } from '../staff-error.tsx';
import type { Route } from './+types/new-entry';
import { EntryForm } from './entry-form.tsx';
import { draftNameOf } from './states.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => staffTitle(loaderData, m.editor_new());
export const ErrorBoundary = StaffError;

export function loader({ context }: Route.LoaderArgs) {
  const { id, name } = admitStaff(context).actor;
  return { author: name, draftName: draftNameOf(id, 'new') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = admitStaff(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => ({
    saved: await saveEntry(ctx, null, parse(entryInput, form)),
    draftName: draftNameOf(ctx.actor.id, 'new'),
  }));
}

/** The stored draft is dropped only after the entry is saved. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const answer = await sendForm(serverAction);
  if (!('saved' in answer)) return answer;
  dropDraft(answer.draftName);
  showToast('entry.saved');
  return redirect(
    hrefIn(languageOf(new URL(request.url).pathname), '/staff/blog/:entryId', { entryId: answer.saved }),
  );
}

export default function NewEntry({ loaderData: { author, draftName } }: Route.ComponentProps) {
  const to = usePath();
  return (
    <Page title={m.editor_new()} back={{ to: to('/staff/blog'), label: m.editor_back() }}>
      <EntryForm entry={{ author }} draftName={draftName} />
    </Page>
  );
}
