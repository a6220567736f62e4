import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';

/** Has the focus after a removal, because the focused button is gone. */
export function RemovedSearch({ id, name }: { id: string; name: string }) {
  const { Form, state, data } = useFetcher<unknown>();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  useFormAnswer(data, { title: m.search_saved_change_failed(), noAnswer: 'search.change_failed' });
  return (
    <Form
      method="post"
      preventScrollReset
      className="sticky bottom-[calc(var(--notice,0px)+1rem)] z-10 mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-ink bg-surface px-5 py-3"
    >
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="searchId" value={id} />
      <p role="status" className="min-w-0 wrap-anywhere">
        {m.search_saved_removed({ name })}
      </p>
      <Button ref={button} type="submit" look="secondary" small busy={state !== 'idle'}>
        {m.search_saved_undo()}
      </Button>
    </Form>
  );
}
