import { type FetcherWithComponents, Form } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import type { ApplicationForReview } from '#domain/applications/find-application-for-review.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';

interface DecisionProps {
  application: ApplicationForReview;
  fetcher: FetcherWithComponents<unknown>;
  /** Whether the page asks to confirm the decline. Only pages without scripts do, after a press of Decline. */
  asksToDecline: boolean;
}

export function Decision({ application, fetcher, asksToDecline }: DecisionProps) {
  const { influencer, message, mayBeDecided, decision } = application;
  const name = influencer.fullName;
  // Declining moves the focus to the note. Accepting moves it to the conversation.
  const note = useFocusOnChange<HTMLParagraphElement>(decision === 'declined');
  return (
    <div>
      <section className="border-l-2 border-accent pl-5 md:pl-6">
        <h2 className="font-sans text-sm font-medium text-soft">{m.review_application()}</h2>
        {message ? (
          <p dir="auto" className="mt-2 max-w-prose font-serif text-2xl/snug whitespace-pre-line">
            {message}
          </p>
        ) : (
          <p className="mt-2 text-soft">{m.review_no_message({ name })}</p>
        )}
      </section>
      {mayBeDecided && asksToDecline ? (
        <DeclineQuestion name={name} />
      ) : mayBeDecided ? (
        <DecisionForm name={name} fetcher={fetcher} />
      ) : (
        <p ref={note} tabIndex={-1} className="mt-5 text-soft">
          {noteOf(application)} {decision === 'declined' && m.review_not_messaged()}
        </p>
      )}
    </div>
  );
}

function DecisionForm({ name, fetcher }: { name: string; fetcher: DecisionProps['fetcher'] }) {
  const submitted = fetcher.state === 'idle' ? null : fetcher.formData?.get('decision');
  const button = (decision: 'accepted' | 'declined') =>
    ({
      type: 'submit',
      name: 'decision',
      value: decision,
      'aria-describedby': 'decide-help',
      disabled: Boolean(submitted) && submitted !== decision,
      busy: submitted === decision,
    }) as const;
  return (
    <section className="mt-8 rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 className="text-2xl">{m.review_decide({ name })}</h2>
      <p id="decide-help" className="mt-1.5 text-soft">
        {m.review_decide_text()}
      </p>
      <fetcher.Form method="post" className="mt-5 flex flex-wrap gap-3">
        <Button {...button('accepted')} busyLabel={m.review_validate_busy()}>
          {m.review_validate()}
        </Button>
        <Confirm
          {...button('declined')}
          look="secondary"
          label={m.review_decline()}
          busyLabel={m.review_decline_busy()}
          question={m.review_decline_ask({ name })}
          consequence={m.review_decline_text()}
          back={m.review_decline_back()}
          form={fetcher.Form}
        >
          <ConfirmedDecline />
        </Confirm>
      </fetcher.Form>
    </section>
  );
}

function DeclineQuestion({ name }: { name: string }) {
  return (
    <section role="alert" className="mt-8 rounded-card border border-line bg-surface p-5 md:p-6">
      <h2 className="text-2xl">{m.review_decline_ask({ name })}</h2>
      <p className="mt-1.5 text-soft">{m.review_decline_text()}</p>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        <ConfirmedDecline />
        <ButtonLink to="" look="quiet">
          {m.review_decline_back()}
        </ButtonLink>
        <Button type="submit" look="secondary">
          {m.review_decline()}
        </Button>
      </Form>
    </section>
  );
}

function ConfirmedDecline() {
  return (
    <>
      <input type="hidden" name="decision" value="declined" />
      <input type="hidden" name="confirmed" value="yes" />
    </>
  );
}

function noteOf({ decision, decidedAt }: ApplicationForReview): string {
  const date = decidedAt ? formatDate(decidedAt, currentLanguage()) : '';
  if (decision === 'accepted') return m.review_decided_validated({ date });
  if (decision === 'declined') return m.review_decided_refused({ date });
  return m.review_closed();
}
