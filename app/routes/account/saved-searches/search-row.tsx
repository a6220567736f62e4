import { useFetcher } from 'react-router';
import { RemoveForm } from '#app/forms/remove-form.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Bell, Check, ChevronDown } from '#app/ui/icons.tsx';
import type { Language } from '#domain/language.ts';
import { MAX_NAME_LENGTH, type SavedSearch } from '#domain/saved-searches/saved-search.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';

interface SearchRowProps {
  search: SavedSearch & { words: string };
  address: string;
  /** True if `address` leads to a server-only page. The link then loads a whole page. */
  isDocument: boolean;
  language: Language;
}

export function SearchRow({ search, address, isDocument, language }: SearchRowProps) {
  const { id, name, words, latest } = search;
  const to = usePath();
  return (
    <li className="grid gap-x-8 gap-y-3 py-5 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h2 dir="auto" className="text-2xl wrap-anywhere">
          {name}
        </h2>
        {words !== name && <p className="mt-1 text-sm wrap-anywhere text-soft">{words}</p>}
        {latest && (
          <p className="mt-2">
            <Badge tone="metal">
              {m.search_saved_latest({ count: latest.count, date: formatDate(latest.at, language) })}
            </Badge>
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start gap-x-2 gap-y-2 md:justify-end">
        <ButtonLink
          to={address}
          reloadDocument={isDocument}
          look="secondary"
          small
          aria-label={m.search_saved_open_name({ name })}
        >
          {m.search_saved_open()}
        </ButtonLink>
        <Notify search={search} />
        <RemoveForm name={name} action={to('/saved-searches')} fields={{ searchId: id }}>
          {m.remove()}
        </RemoveForm>
      </div>
      <Rename key={name} id={id} name={name} />
    </li>
  );
}

function useRowForm() {
  const fetcher = useFetcher<unknown>();
  const to = usePath();
  const answer = useFormAnswer(fetcher.data, {
    title: m.search_saved_change_failed(),
    noAnswer: 'search.change_failed',
  });
  const props = { method: 'post', action: to('/saved-searches'), preventScrollReset: true } as const;
  return { ...fetcher, ...answer, props, busy: fetcher.state !== 'idle' };
}

/** Shows the new state before the server has saved it. */
function Notify({ search: { id, name, isNotified } }: { search: SavedSearch }) {
  const { Form, props, formData } = useRowForm();
  const isOn = formData ? formData.get('notify') === 'on' : isNotified;
  return (
    <Form {...props}>
      <input type="hidden" name="intent" value="notify" />
      <input type="hidden" name="searchId" value={id} />
      <input type="hidden" name="notify" value={isOn ? 'off' : 'on'} />
      <button
        type="submit"
        aria-pressed={isOn}
        aria-label={m.search_saved_notify_name({ name })}
        className="inline-flex min-h-9 items-center gap-2 rounded-full border border-edge px-4 text-sm font-medium hover:bg-sunken aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
      >
        {isOn ? <Check className="size-4 shrink-0" /> : <Bell className="size-4 shrink-0" />}
        {m.search_saved_notify()}
      </button>
    </Form>
  );
}

function Rename({ id, name }: { id: string; name: string }) {
  const { Form, props, form, errorOf, busy } = useRowForm();
  return (
    <details className="group md:col-span-2">
      <summary
        aria-label={m.search_saved_rename_name({ name })}
        className="flex min-h-9 w-fit list-none items-center gap-1 text-sm text-soft hover:text-ink [&::-webkit-details-marker]:hidden"
      >
        {m.search_saved_rename()}
        <ChevronDown className="size-4 transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <Form {...props} ref={form} noValidate className="mt-2 flex max-w-xl flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="searchId" value={id} />
        <div className="min-w-0 flex-1 basis-56">
          <Field
            label={m.search_saved_name()}
            name="name"
            defaultValue={name}
            maxLength={MAX_NAME_LENGTH}
            error={errorOf('name')}
            required
          />
        </div>
        <Button type="submit" look="secondary" busy={busy}>
          {m.search_saved_name_save()}
        </Button>
      </Form>
    </details>
  );
}
