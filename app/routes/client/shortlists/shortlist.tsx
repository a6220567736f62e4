import { Form } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { sendForm } from '#app/forms/send-form.ts';
import { UndoBar } from '#app/forms/undo-bar.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { pageIn } from '#app/request/page-number.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { parse } from '#domain/parse.ts';
import { addToShortlist, removeFromShortlist, writeNote } from '#domain/shortlists/change-entry.server.ts';
import { renameShortlist } from '#domain/shortlists/change-shortlist.server.ts';
import { findShortlist } from '#domain/shortlists/find-shortlists.server.ts';
import { MAX_NAME_LENGTH } from '#domain/shortlists/shortlist.ts';
import { entryNote, entryOf, shortlistName } from '#domain/shortlists/shortlist-input.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/shortlist';
import { Entry } from './entry.tsx';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? m.shortlist_missing()} · ${site.name}` },
];

export async function loader({ url, context, params }: Route.LoaderArgs) {
  admit(context, 'client');
  const query = url.searchParams;
  const view = { page: pageIn(query), removed: query.get('removed') };
  return found(findShortlist(ctxOf(context), params.shortlistId, view));
}

export async function action({ request, context, params: { shortlistId } }: Route.ActionArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const query = new URL(request.url).searchParams;
  const form = Object.fromEntries(await readForm(request));
  const here = (removed: string | null = null) =>
    pathTo('/client/shortlists/:shortlistId', { shortlistId, page: query.get('page'), removed });
  return attempt(async () => {
    if (form.intent === 'rename') {
      await renameShortlist(ctx, shortlistId, parse(shortlistName, form).name);
      return goTo(ctx.language, here(), { flash: 'shortlist.renamed' });
    }
    if (form.intent === 'note') {
      const { influencerId, note } = parse(entryNote, form);
      await writeNote(ctx, { shortlistId, influencerId }, note);
      return goTo(ctx.language, here(), { flash: 'shortlist.note_saved' });
    }
    const { influencerId } = parse(entryOf, form);
    if (form.intent === 'add') {
      await addToShortlist(ctx, { shortlistId, influencerId });
      return goTo(ctx.language, here());
    }
    await removeFromShortlist(ctx, { shortlistId, influencerId });
    return goTo(ctx.language, here(influencerId));
  }, form);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Shortlist({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, total, page, pages, entries, removed } = loaderData;
  const to = usePath();
  const { form, refused, errorOf } = useFormAnswer(actionData);
  const at = (page: number) =>
    to('/client/shortlists/:shortlistId', { shortlistId: id, page: page > 1 ? page : null });
  const isEmpty = entries.length === 0;
  const undo = removed && (
    <UndoBar key={removed.id} action={at(page)} fields={{ intent: 'add', influencerId: removed.id }}>
      {m.shortlist_removed({ name: removed.name })}
    </UndoBar>
  );
  return (
    <Page
      title={<span dir="auto">{name}</span>}
      lead={m.shortlist_count({ count: total })}
      back={{ to: to('/client/shortlists'), label: m.shortlist_back() }}
      action={
        <details key={name} open={errorOf('name') !== undefined} className="max-sm:w-full">
          <summary className="flex min-h-11 cursor-pointer items-center text-soft underline underline-offset-4 hover:text-ink sm:justify-end">
            {m.shortlist_rename()}
          </summary>
          <Form ref={form} method="post" action={at(page)} className="mt-2 flex items-end gap-3">
            <input type="hidden" name="intent" value="rename" />
            <Field
              label={m.shortlist_name()}
              name="name"
              required
              maxLength={MAX_NAME_LENGTH}
              defaultValue={refused?.typed.name ?? name}
              error={errorOf('name')}
              autoComplete="off"
            />
            <Button type="submit" look="secondary">
              {m.shortlist_save()}
            </Button>
          </Form>
        </details>
      }
    >
      <RefusalAlert>{refused?.message}</RefusalAlert>
      {isEmpty && undo}
      {isEmpty ? (
        <Empty
          title={m.shortlist_empty()}
          text={m.shortlist_empty_text()}
          action={
            <ButtonLink to={to('/influencers')} reloadDocument>
              {m.shortlists_browse()}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-x-12 border-t border-ink lg:grid-cols-2">
          {entries.map((entry) => (
            <Entry key={entry.card.id} entry={entry} action={at(page)} />
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={at} />
      {!isEmpty && undo}
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const to = usePath();
  const missing = (
    <Page title={m.shortlist_missing()} lead={m.shortlist_missing_text()}>
      <ButtonLink to={to('/client/shortlists')}>{m.shortlist_back()}</ButtonLink>
    </Page>
  );
  return <ErrorPage error={error} missing={missing} />;
}
