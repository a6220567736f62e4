import { useFetcher } from 'react-router';
import { reasonIn } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';

export function EmailConfirmation({ email }: { email: string }) {
  const fetcher = useFetcher<{ sentTo: string } | object>();
  const action = usePath()('/confirm-email');
  const answer = fetcher.data;
  return (
    <fetcher.Form method="post" action={action} className="grid justify-items-start gap-3">
      <Badge tone="wait">{m.confirmation_open()}</Badge>
      <p className="text-sm text-soft">{m.confirmation_text({ email })}</p>
      <Button
        type="submit"
        name="intent"
        value="again"
        look="secondary"
        small
        busy={fetcher.state !== 'idle'}
        busyLabel={m.confirmation_busy()}
      >
        {m.confirmation_again()}
      </Button>
      <p role="status" className="text-sm empty:-mt-3">
        {answer && 'sentTo' in answer && m.confirmation_sent({ email: answer.sentTo })}
        {reasonIn(answer)}
      </p>
    </fetcher.Form>
  );
}
