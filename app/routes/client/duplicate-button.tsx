import { useFetcher } from 'react-router';
import { usePath } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { Copy } from '#app/ui/icons.tsx';
import { m } from '#messages';

interface DuplicateButtonProps {
  campaign: { id: string; title: string };
  /** Query string of the list, for the back link of the new campaign's page. */
  list: string | undefined;
  small?: boolean;
  iconOnly?: boolean;
}

export function DuplicateButton({
  campaign: { id, title },
  list,
  small = false,
  iconOnly = false,
}: DuplicateButtonProps) {
  const to = usePath();
  const { Form, state } = useFetcher<unknown>();
  const busy = state !== 'idle';
  return (
    <Form method="post" action={to('/client/dashboard', { list })}>
      <input type="hidden" name="campaignId" value={id} />
      <input type="hidden" name="move" value="duplicate" />
      {iconOnly ? (
        <button
          type="submit"
          aria-disabled={busy || undefined}
          aria-busy={busy || undefined}
          onClick={(event) => busy && event.preventDefault()}
          aria-label={m.duplicate_of({ title })}
          title={m.duplicate()}
          className="grid size-9 place-items-center rounded-full text-soft hover:bg-surface hover:text-ink aria-disabled:opacity-45"
        >
          <Copy className="size-4" />
        </button>
      ) : (
        <Button type="submit" look="quiet" small={small} busy={busy} busyLabel={m.duplicate_busy()}>
          <Copy className="size-4 shrink-0" /> {m.duplicate()}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </Form>
  );
}
