import { pathTo } from '#app/addresses/path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { pageAnswer } from '#app/forms/page-answer.ts';
import { usePath } from '#app/language.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { InfluencerError } from '#app/shell/influencer-error.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Bookmark } from '#app/ui/icons.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { Portrait } from '#app/ui/portrait.tsx';
import { parse } from '#domain/parse.ts';
import { addToShortlist, removeFromShortlist } from '#domain/shortlists/change-entry.server.ts';
import { createShortlist } from '#domain/shortlists/create-shortlist.server.ts';
import { findShortlistChoices } from '#domain/shortlists/find-shortlists.server.ts';
import { MAX_NAME_LENGTH } from '#domain/shortlists/shortlist.ts';
import { shortlistId, shortlistName } from '#domain/shortlists/shortlist-input.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/choose';

export const handle: Handle = { serverOnly: true };
export const clientLoader = loadWholePage;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const title = loaderData ? m.shortlist_add({ name: loaderData.influencer.name }) : m.influencer_not_found();
  return [{ title: `${title} · ${site.name}` }];
};

export function loader({ context, params }: Route.LoaderArgs) {
  admit(context, 'client');
  return found(findShortlistChoices(ctxOf(context), params.influencerId));
}

export async function action({ request, context, params: { influencerId } }: Route.ActionArgs) {
  admit(context, 'client');
  const ctx = ctxOf(context);
  const form = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (form.intent === 'create') await createShortlist(ctx, parse(shortlistName, form).name, influencerId);
    else {
      const entry = { ...parse(shortlistId, form), influencerId };
      await (form.intent === 'add' ? addToShortlist : removeFromShortlist)(ctx, entry);
    }
    return goTo(ctx.language, pathTo('/client/influencer/:influencerId/shortlists', { influencerId }));
  }, form);
}

/** `shortlist-dialog-script.ts` shows the element with `data-shortlist-choices` in a dialog. */
export default function Choose({ loaderData, actionData }: Route.ComponentProps) {
  const { influencer, shortlists } = loaderData;
  const to = usePath();
  const { name } = influencer;
  const { refused, field } = pageAnswer(actionData);
  const action = to('/client/influencer/:influencerId/shortlists', { influencerId: influencer.id });
  const nameField = field('name');
  return (
    <div className="mx-auto w-full max-w-lg px-5 py-8 md:py-12">
      <BackLink to={to('/influencers')} label={m.shortlist_choose_back()} />
      <div data-shortlist-choices>
        <div className="flex items-center gap-4">
          <Portrait name={name} picture={influencer.picture} className="aspect-4/5 w-16 shrink-0" />
          <h1 dir="auto" className="text-3xl wrap-anywhere">
            {m.shortlist_add({ name })}
          </h1>
        </div>
        {refused && Object.keys(refused.fields).length === 0 && (
          <p role="alert" className="mt-4 rounded-card bg-bad-ground px-4 py-3 text-bad">
            {refused.message}
          </p>
        )}
        {shortlists.length > 0 && (
          <>
            <p className="mt-4 text-sm text-soft">
              {m.shortlist_choose_text()} {shortlists.some(({ isOn }) => isOn) && m.shortlist_choose_note()}
            </p>
            <ul className="mt-3 border-t border-line">
              {shortlists.map(({ id, name: title, isOn }) => (
                <li key={id} className="flex items-center gap-x-4 border-b border-line">
                  <form method="post" action={action} className="min-w-0 flex-1">
                    <input type="hidden" name="shortlistId" value={id} />
                    <button
                      type="submit"
                      id={id}
                      name="intent"
                      value={isOn ? 'remove' : 'add'}
                      aria-pressed={isOn}
                      className="group/mark flex min-h-12 w-full items-center gap-3 py-2 text-left hover:bg-sunken"
                    >
                      <Bookmark className="size-5 shrink-0 text-soft group-aria-pressed/mark:fill-accent group-aria-pressed/mark:text-accent" />
                      <span dir="auto" className="min-w-0 flex-1 font-medium wrap-anywhere">
                        {title}
                      </span>
                    </button>
                  </form>
                  {isOn && (
                    <a
                      href={to('/client/shortlists/:shortlistId', { shortlistId: id })}
                      className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-4"
                    >
                      {m.shortlist_open()}
                      <span className="sr-only"> {title}</span>
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
        <form method="post" action={action} className="mt-6 flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-48">
            <Field
              {...nameField}
              label={m.shortlist_new()}
              required
              maxLength={MAX_NAME_LENGTH}
              defaultValue={
                nameField.defaultValue ?? (shortlists.length === 0 ? m.shortlist_first_name() : '')
              }
              autoComplete="off"
            />
          </div>
          <Button
            type="submit"
            name="intent"
            value="create"
            look={shortlists.length > 0 ? 'secondary' : 'primary'}
          >
            {m.shortlist_create_and_add()}
          </Button>
        </form>
      </div>
    </div>
  );
}

export const ErrorBoundary = InfluencerError;
