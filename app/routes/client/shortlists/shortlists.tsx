import { Form, Link, useNavigation } from 'react-router';
import { pathTo } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { RemoveForm } from '#app/forms/remove-form.tsx';
import { sendForm } from '#app/forms/send-form.ts';
import { UndoBar } from '#app/forms/undo-bar.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Field } from '#app/ui/field.tsx';
import { Page } from '#app/ui/page.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { parse } from '#domain/parse.ts';
import { removeShortlist, restoreShortlist } from '#domain/shortlists/change-shortlist.server.ts';
import { createShortlist } from '#domain/shortlists/create-shortlist.server.ts';
import { findRemovedShortlist, findShortlists } from '#domain/shortlists/find-shortlists.server.ts';
import { MAX_NAME_LENGTH, type ShortlistSummary } from '#domain/shortlists/shortlist.ts';
import { shortlistId, shortlistName } from '#domain/shortlists/shortlist-input.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/shortlists';

export const meta: Route.MetaFunction = () => [{ title: `${m.shortlists()} · ${site.name}` }];

export async function loader({ url, context }: Route.LoaderArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const removed = url.searchParams.get('removed');
  return {
    shortlists: await findShortlists(ctx),
    removed: removed ? await findRemovedShortlist(ctx, removed) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (form.intent === 'remove') {
      const { shortlistId: removed } = parse(shortlistId, form);
      await removeShortlist(ctx, removed);
      return goTo(ctx.language, pathTo('/client/shortlists', { removed }));
    }
    if (form.intent === 'restore') {
      await restoreShortlist(ctx, parse(shortlistId, form).shortlistId);
      return goTo(ctx.language, '/client/shortlists');
    }
    const id = await createShortlist(ctx, parse(shortlistName, form).name);
    const path = pathTo('/client/shortlists/:shortlistId', { shortlistId: id });
    return goTo(ctx.language, path, { flash: 'shortlist.created' });
  }, form);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Shortlists({
  loaderData: { shortlists, removed },
  actionData,
}: Route.ComponentProps) {
  const to = usePath();
  const { form, refused, errorOf } = useFormAnswer(actionData);
  const { state, formData } = useNavigation();
  const isEmpty = shortlists.length === 0;
  const undo = removed && (
    <UndoBar
      key={removed.id}
      action={to('/client/shortlists')}
      fields={{ intent: 'restore', shortlistId: removed.id }}
    >
      {m.shortlist_removed({ name: removed.name })}
    </UndoBar>
  );
  return (
    <Page title={m.shortlists()} lead={m.shortlists_lead()}>
      <Form
        ref={form}
        method="post"
        action={to('/client/shortlists')}
        className="mb-10 flex max-w-xl flex-wrap items-start gap-3 border-t border-ink pt-5"
      >
        <div className="min-w-0 flex-1 basis-56">
          <Field
            label={m.shortlist_new()}
            name="name"
            required
            maxLength={MAX_NAME_LENGTH}
            placeholder={m.shortlist_name_example()}
            defaultValue={refused?.typed.name}
            error={errorOf('name')}
            autoComplete="off"
          />
        </div>
        <Button
          type="submit"
          look={shortlists.length > 0 ? 'secondary' : 'primary'}
          busy={state === 'submitting' && formData?.get('intent') === null}
          busyLabel={m.shortlist_busy()}
          className="mt-[1.7rem]"
        >
          {m.shortlist_create()}
        </Button>
      </Form>
      {isEmpty && undo}
      {isEmpty ? (
        <Empty
          title={m.shortlists_empty()}
          text={m.shortlists_empty_text()}
          action={
            <ButtonLink to={to('/influencers')} look="secondary" reloadDocument>
              {m.shortlists_browse()}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {shortlists.map((shortlist) => (
            <Card key={shortlist.id} shortlist={shortlist} />
          ))}
        </ul>
      )}
      {!isEmpty && undo}
    </Page>
  );
}

function Card({ shortlist: { id, name, count, faces } }: { shortlist: ShortlistSummary }) {
  const to = usePath();
  return (
    <li>
      <article className="group relative rounded-card has-[h2>a:focus-visible]:outline-2 has-[h2>a:focus-visible]:outline-offset-4 has-[h2>a:focus-visible]:outline-accent">
        <div
          aria-hidden
          className="grid aspect-8/5 grid-cols-4 gap-1 overflow-hidden rounded-card bg-sunken *:first:col-span-2"
        >
          {faces.map(({ name, picture }, index) => (
            <Portrait
              // biome-ignore lint/suspicious/noArrayIndexKey: two people can have the same name
              key={index}
              name={name}
              picture={picture}
              className="h-full w-full rounded-none!"
            />
          ))}
        </div>
        <h2 dir="auto" className="mt-4 text-2xl wrap-anywhere">
          <Link
            to={to('/client/shortlists/:shortlistId', { shortlistId: id })}
            className="decoration-1 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {name}
          </Link>
        </h2>
        <div className="mt-1 flex items-center justify-between gap-4">
          <p className="text-soft tabular-nums">{m.shortlist_count({ count })}</p>
          <RemoveForm
            name={name}
            action={to('/client/shortlists')}
            fields={{ shortlistId: id }}
            className="relative z-10 -mr-4"
          >
            {m.remove_entirely()}
          </RemoveForm>
        </div>
      </article>
    </li>
  );
}
