import { Link, useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { Bookmark } from '#app/ui/icons.tsx';
import { m } from '#messages';

export function SaveSearch({ query, isShown }: { query: string; isShown: boolean }) {
  const to = usePath();
  const { Form, state, data } = useFetcher<unknown>();
  useFormAnswer(data, { title: m.search_saved_failed(), noAnswer: 'search.failed' });
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 gap-y-2">
      {isShown && (
        <Form method="post" action={to('/saved-searches')} preventScrollReset>
          <input type="hidden" name="query" value={query} />
          <Button type="submit" look="secondary" small busy={state !== 'idle'} busyLabel={m.search_saving()}>
            <Bookmark className="size-4 shrink-0" /> {m.search_save()}
          </Button>
        </Form>
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
