import { type FormEvent, useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { focusFirstError } from '#app/forms/focus-first-error.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { showError } from '#app/toasts/toast.tsx';
import { useFocusOnChange } from '#app/ui/use-focus-on-change.ts';
import { blankCampaign, type CampaignDraft } from '#domain/campaigns/campaign-draft.ts';
import type { ProposedFields } from '#domain/campaigns/find-proposed-fields.server.ts';
import { m } from '#messages';
import type { clientAction } from './create.tsx';
import { Discard } from './discard.tsx';
import { keepCampaignDraft, useDraft } from './draft.ts';
import { useMainMedia } from './media-fields.tsx';
import { StepBar } from './step-bar.tsx';
import { preloadStep, StepBody } from './step-body.tsx';
import { Stepper } from './stepper.tsx';
import {
  errorsOf,
  isProposed,
  isUnfinished,
  lastReachableOf,
  refusedInStep,
  type StepId,
  stepIds,
  steps,
  type WizardStepProps,
} from './steps.ts';
import { useStep } from './use-step.ts';

interface WizardProps extends Pick<WizardStepProps, 'companyName'> {
  clientId: string;
  newId: string;
  proposed: ProposedFields | null;
}

/** The browser stores every change. The server receives the draft at the end. */
export function Wizard({ clientId, companyName, newId, proposed }: WizardProps) {
  const to = usePath();
  const [start] = useState({ ...blankCampaign, ...proposed?.fields });
  const { draft, campaignId, change, discard, isBlank, entryStep } = useDraft(clientId, newId, start);
  const mainMedia = useMainMedia(draft.mainMedia, (mainMedia) => change({ mainMedia }));
  const lastReachable = lastReachableOf(draft);
  const { step, index, open } = useStep(lastReachable, entryStep);
  useEffect(
    () => keepCampaignDraft(clientId, { draft, step, campaignId }, start),
    [clientId, draft, step, campaignId, start],
  );
  useEffect(() => preloadStep(stepIds[index + 1]), [index]);

  const isLast = step === 'review';
  const sending = useFetcher<typeof clientAction>();
  const busy = sending.state !== 'idle';
  const title = m.campaign_create_failed();
  const { form, refused } = useFormAnswer(sending.data, {
    noAnswer: 'campaign.create_failed',
    onRefused: ({ message }) => showError(title, message),
  });
  const [failedAttempt, setFailedAttempt] = useState<{ step: StepId } | null>(null);
  const heading = useFocusOnChange<HTMLHeadingElement>(step, { preventScroll: true, always: true });
  useEffect(() => {
    if (failedAttempt) focusFirstError(form.current);
  }, [failedAttempt, form]);

  const errorsOfStep = errorsOf(
    refusedInStep(step, draft),
    (field, code) => failedAttempt?.step === step || !isUnfinished(field, code, draft),
  );
  const errors = isLast ? (refused?.fields ?? {}) : errorsOfStep;

  function changeDraft(changes: Partial<CampaignDraft>) {
    change(changes);
    // A new collaboration type adds fields. Their errors stay hidden until the next attempt to continue.
    if (changes.collaborationType) setFailedAttempt(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || (isLast && mainMedia.isBusy)) return;
    if (!isLast) {
      if (index < lastReachable) open(index + 1);
      else setFailedAttempt({ step });
      return;
    }
    const action = to('/client/campaign/create');
    const json = { method: 'post', encType: 'application/json', action } as const;
    // `flushSync` disables the button at once, so that a double click does not submit twice.
    void sending.submit(
      { ...draft, campaignId },
      { ...json, defaultShouldRevalidate: false, flushSync: true },
    );
  }

  function startOver() {
    for (const { key } of mainMedia.pending) mainMedia.cancel(key);
    discard();
    setFailedAttempt(null);
    open(0);
    heading.current?.focus();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="-mb-16 flex min-h-[calc(100dvh-4rem)] flex-col"
      aria-labelledby="step-title"
    >
      <div className="mx-auto grid w-full max-w-6xl flex-1 content-start gap-x-16 gap-y-8 px-5 py-6 md:px-8 md:py-10 lg:grid-cols-[13rem_1fr]">
        <Stepper index={index} lastReachable={lastReachable} />
        <div className="min-w-0 pb-8">
          <p className="text-sm text-soft">
            {m.wizard_title()} ·{' '}
            <span className="tabular-nums">{m.wizard_progress({ number: index + 1 })}</span>
          </p>
          <h1 ref={heading} id="step-title" tabIndex={-1} className="mt-2 outline-none md:mt-4">
            {steps[step].title()}
          </h1>
          <p className="mt-2 max-w-prose text-lg text-soft">{steps[step].lead()}</p>
          {proposed && isProposed(step, draft, start) && (
            <p className="mt-4 max-w-prose border-l-2 border-metal pl-4 text-sm">
              {m.wizard_proposed({ title: proposed.from })}
            </p>
          )}
          <div className="mt-8 md:mt-10">
            <StepBody
              step={step}
              {...{ draft, change: changeDraft, errors, companyName, campaignId, mainMedia }}
            />
          </div>
          {isLast && mainMedia.isBusy && (
            <p role="status" className="mt-6 text-soft">
              {m.media_still_sending()}
            </p>
          )}
          {!isBlank && <Discard onDiscard={startOver} />}
        </div>
      </div>
      <StepBar
        step={step}
        ready={isLast ? !mainMedia.isBusy : index < lastReachable}
        busy={busy}
        onBack={() => open(index - 1)}
      />
    </form>
  );
}
