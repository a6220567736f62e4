import { useFetcher } from 'react-router';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';
import { formatShortMoment } from '#messages/format.ts';

interface WaitingEmailChangeProps {
  waiting: { email: string; until: Date };
  /** Address of the page whose action calls `handleEmailChange`. */
  action: string;
}

export function WaitingEmailChange({ waiting: { email, until }, action }: WaitingEmailChangeProps) {
  const fetcher = useFetcher<unknown>();
  const language = useLanguage();
  useFormAnswer(fetcher.data, { noAnswer: 'email.cancel_failed' });
  return (
    <fetcher.Form
      method="post"
      action={action}
      className="mb-10 grid justify-items-start gap-3 rounded-card border border-line bg-surface p-5 md:p-6"
    >
      <Badge tone="wait">{m.email_change_waiting()}</Badge>
      <p className="text-sm wrap-anywhere text-soft">
        {m.email_change_waiting_text({ email, moment: formatShortMoment(until, language) })}
      </p>
      <Button
        type="submit"
        name="intent"
        value="cancel"
        look="secondary"
        small
        busy={fetcher.state !== 'idle'}
      >
        {m.email_change_cancel()}
      </Button>
    </fetcher.Form>
  );
}
