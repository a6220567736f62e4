import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type FetcherWithComponents, useLocation } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { Decision } from '#domain/applications/application.ts';
import { m } from '#messages';

interface DecisionFormProps {
  name: string;
  fetcher: FetcherWithComponents<unknown>;
  asksToDecline?: boolean;
  action?: string;
  isSmall?: boolean;
  children?: ReactNode;
  before?: ReactNode;
  after?: ReactNode;
}

export function DecisionForm(props: DecisionFormProps) {
  const { name, fetcher, asksToDecline = false, action, isSmall = false, children, before, after } = props;
  const [isAsking, setAsking] = useState(false);
  const decline = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) decline.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  const stopAsking = useCallback(() => setAsking(false), []);
  const submitted = fetcher.state === 'idle' ? null : fetcher.formData?.get('decision');
  const target = action === undefined ? {} : { action };
  if (isAsking || asksToDecline) {
    return (
      <DeclineQuestion {...{ name, isSmall }} onBack={isAsking ? stopAsking : undefined}>
        {(back) => (
          <fetcher.Form method="post" {...target} className={`flex gap-2 ${isSmall ? 'flex-wrap' : ''}`}>
            <input type="hidden" name="decision" value="declined" />
            <input type="hidden" name="confirmed" value="yes" />
            {back}
            <Button
              type="submit"
              busy={submitted === 'declined'}
              busyLabel={m.review_decline_busy()}
              small={isSmall}
              className="max-sm:px-4"
            >
              {m.review_decline()}
            </Button>
          </fetcher.Form>
        )}
      </DeclineQuestion>
    );
  }
  const button = (decision: Decision) =>
    ({
      type: 'submit',
      name: 'decision',
      value: decision,
      disabled: Boolean(submitted) && submitted !== decision,
      busy: submitted === decision,
    }) as const;
  return (
    <>
      {children}
      <div className="flex items-center gap-2">
        {before}
        <fetcher.Form
          method="post"
          {...target}
          className={`flex min-w-0 flex-wrap gap-2 ${isSmall ? '' : 'flex-1 max-lg:justify-center'}`}
        >
          <Button
            {...button('declined')}
            ref={decline}
            look="secondary"
            onClick={(event) => {
              event.preventDefault();
              setAsking(true);
            }}
            small={isSmall}
            className={isSmall ? 'max-lg:px-2.5' : 'max-lg:flex-1 max-sm:px-3'}
          >
            {m.review_decline()}
          </Button>
          <Button
            {...button('accepted')}
            busyLabel={m.review_validate_busy()}
            small={isSmall}
            className={isSmall ? 'max-lg:px-2.5' : 'max-lg:flex-[1.6] max-sm:px-3'}
          >
            {m.review_validate()}
          </Button>
        </fetcher.Form>
        {after}
      </div>
    </>
  );
}

interface DeclineQuestionProps {
  name: string;
  isSmall: boolean;
  /**
   * Called by the Back button. Undefined without scripts. The server then renders the question, and Back is a link to
   * the page without the question.
   */
  onBack: (() => void) | undefined;
  children: (back: ReactNode) => ReactNode;
}

function DeclineQuestion({ name, isSmall, onBack, children }: DeclineQuestionProps) {
  const { search } = useLocation();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!onBack) return;
    back.current?.focus({ preventScroll: true });
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && onBack();
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onBack]);
  return (
    <fieldset
      aria-label={m.review_decline_ask({ name })}
      className="flex min-w-0 flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <div className="min-w-0">
        <p className="font-serif text-xl">{m.review_decline_ask({ name })}</p>
        <p className="text-sm text-soft">{m.review_decline_text()}</p>
      </div>
      {children(
        onBack ? (
          <Button ref={back} look="secondary" small={isSmall} onClick={onBack} className="max-sm:px-4">
            {m.review_decline_back()}
          </Button>
        ) : (
          <ButtonLink to={search} look="secondary">
            {m.review_decline_back()}
          </ButtonLink>
        ),
      )}
    </fieldset>
  );
}
