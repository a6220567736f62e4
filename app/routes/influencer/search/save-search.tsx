import { useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { Bookmark } from '#app/ui/icons.tsx';
import { SearchSaved } from '#app/ui/search-saved.tsx';
import { m } from '#messages';

interface SaveSearchProps {
  query: string;
  hasFilter: boolean;
  isSaved: boolean;
}

export function SaveSearch({ query, hasFilter, isSaved }: SaveSearchProps) {
  const to = usePath();
  const { Form, state, data, reset } = useFetcher<unknown>();
  useFormAnswer(data, { title: m.search_saved_failed(), noAnswer: 'search.failed' });
  const isSent = useRef(false);
  const saved = useRef<HTMLParagraphElement>(null);
  // After saving, a text replaces the button and gets the focus. The text also appears while the user types a search
  // that is already saved. In this case, the text must not take the focus, even after a failed attempt to save another
  // search.
  useEffect(() => {
    if (data) isSent.current = false;
  }, [data]);
  useEffect(() => {
    if (!isSaved || !isSent.current) return;
    isSent.current = false;
    saved.current?.focus({ preventScroll: true });
  }, [isSaved]);
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
      {isSaved ? (
        <SearchSaved ref={saved} tabIndex={-1} />
      ) : (
        hasFilter && (
          <Form
            method="post"
            action={to('/saved-searches')}
            preventScrollReset
            onSubmit={() => {
              // Clears the previous answer, because a redirect does not clear it.
              reset();
              isSent.current = true;
            }}
          >
            <input type="hidden" name="query" value={query} />
            <Button
              type="submit"
              look="secondary"
              small
              busy={state !== 'idle'}
              busyLabel={m.search_saving()}
            >
              <Bookmark className="size-4 shrink-0" /> {m.search_save()}
            </Button>
          </Form>
        )
      )}
      <Link
        to={to('/saved-searches')}
        className="inline-flex min-h-9 items-center text-sm text-soft underline underline-offset-4 hover:text-ink"
      >
        {m.search_saved_link()}
      </Link>
    </div>
  );
}
