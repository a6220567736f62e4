import { isOwnPath, pathTo } from '#app/addresses/path.ts';
import { attempt, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { sendForm } from '#app/forms/send-form.ts';
import { UndoBar } from '#app/forms/undo-bar.tsx';
import { reasonIn, useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage, usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { goTo } from '#app/toasts/flash.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { Page } from '#app/ui/page.tsx';
import type { Ctx, Member } from '#domain/ctx.ts';
import { parse } from '#domain/parse.ts';
import { editSavedSearch } from '#domain/saved-searches/edit-saved-search.server.ts';
import { findSavedSearches } from '#domain/saved-searches/find-saved-searches.server.ts';
import { canonicalQuery } from '#domain/saved-searches/read-query.server.ts';
import { removeSavedSearch } from '#domain/saved-searches/remove-saved-search.server.ts';
import { restoreSavedSearch } from '#domain/saved-searches/restore-saved-search.server.ts';
import { saveSearch } from '#domain/saved-searches/save-search.server.ts';
import { MAX_SAVED_SEARCHES } from '#domain/saved-searches/saved-search.ts';
import { notifyInput, renameInput, searchIdInput } from '#domain/saved-searches/saved-search-input.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/saved-searches';
import { SearchRow } from './saved-searches/search-row.tsx';
import { searchWords } from './saved-searches/search-words.server.ts';

export const meta: Route.MetaFunction = () => [{ title: `${m.search_saved_title()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { role } = admit(context);
  const removedId = new URL(request.url).searchParams.get('removed');
  const { searches, removed } = await findSavedSearches(ctxOf(context), removedId);
  return {
    role,
    removed,
    searches: searches.map((search) => ({ ...search, words: searchWords(role, search.query) })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = admit(context);
  const ctx = ctxOf(context);
  const form = await readForm(request);
  const typed = Object.fromEntries(form);
  const done = (removed?: string) => goTo(ctx.language, pathTo('/saved-searches', { removed }));
  return attempt(async () => {
    const { intent } = typed;
    if (intent === 'rename') {
      const { searchId, name } = parse(renameInput, typed);
      await editSavedSearch(ctx, searchId, { name });
      return done();
    }
    if (intent === 'notify') {
      const { searchId, notify } = parse(notifyInput, typed);
      await editSavedSearch(ctx, searchId, { isNotified: notify === 'on' });
      return done();
    }
    if (intent === 'remove') {
      const { searchId } = parse(searchIdInput, typed);
      await removeSavedSearch(ctx, searchId);
      return done(searchId);
    }
    if (intent === 'restore') {
      await restoreSavedSearch(ctx, parse(searchIdInput, typed).searchId);
      return done();
    }
    return save(ctx, actor, form);
  }, typed);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

/**
 * Saves a search of influencers or campaigns. The form sends either the fields of the filters, or a query string in the
 * field `query`.
 */
async function save(ctx: Ctx, { role }: Member, form: FormData) {
  const fields = [...form].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  const { query: stated } = Object.fromEntries(fields) as Partial<Record<string, string>>;
  const requested = new URLSearchParams(stated ?? fields);
  const query = canonicalQuery(role, requested);
  await saveSearch(ctx, { name: searchWords(role, query), query });
  const list = role === 'client' ? '/influencers' : '/influencer/campaigns';
  const path = `${list}?${query}`;
  return goTo(ctx.language, isOwnPath(path) ? path : list, { flash: 'search.saved' });
}

export default function SavedSearches({ loaderData, actionData }: Route.ComponentProps) {
  const { role, searches, removed } = loaderData;
  const to = usePath();
  const language = useLanguage();
  useFormAnswer(actionData, { title: m.search_saved_change_failed() });
  const isBrand = role === 'client';
  const list = to(isBrand ? '/influencers' : '/influencer/campaigns');
  const begin = (
    <ButtonLink to={list} reloadDocument={isBrand} look={searches.length > 0 ? 'secondary' : 'primary'}>
      {isBrand ? m.search_saved_begin_influencers() : m.search_saved_begin_campaigns()}
    </ButtonLink>
  );
  const isEmpty = searches.length === 0;
  const undo = removed && (
    <UndoBar key={removed.id} fields={{ intent: 'restore', searchId: removed.id }}>
      {m.search_saved_removed({ name: removed.name })}
    </UndoBar>
  );
  return (
    <Page title={m.search_saved_title()} lead={m.search_saved_lead()} action={searches.length > 0 && begin}>
      <RefusalAlert>{reasonIn(actionData)}</RefusalAlert>
      {isEmpty && undo}
      {isEmpty ? (
        <Empty
          title={m.search_saved_empty()}
          text={isBrand ? m.search_saved_empty_influencers() : m.search_saved_empty_campaigns()}
          action={begin}
        />
      ) : (
        <>
          <ul aria-label={m.search_saved_title()} className="divide-y divide-line border-y border-line">
            {searches.map((search) => (
              <SearchRow
                key={search.id}
                search={search}
                address={`${list}?${search.query}`}
                isDocument={isBrand}
                language={language}
              />
            ))}
          </ul>
          <p className="mt-4 flex flex-wrap gap-x-4 text-sm text-soft">
            <span className="tabular-nums">
              {m.search_saved_count({ count: searches.length, max: MAX_SAVED_SEARCHES })}
            </span>
            <a
              href={to('/profile', { tab: 'notifications' })}
              className="underline underline-offset-4 hover:text-ink"
            >
              {m.search_saved_channels()}
            </a>
          </p>
        </>
      )}
      {!isEmpty && undo}
    </Page>
  );
}
