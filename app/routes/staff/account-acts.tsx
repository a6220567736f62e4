import { type ReactNode, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Section } from '#app/ui/section.tsx';
import { VerificationState } from '#app/ui/verification-state.tsx';
import { mayBeRefused } from '#domain/accounts/verification.ts';
import type { AccountView } from '#domain/staff/find-account.server.ts';
import { m } from '#messages';
import { callTime } from '#messages/call-time.ts';
import { formatDate } from '#messages/format.ts';

interface ActsProps {
  account: AccountView;
}

const MAX_CHARACTERS = 1_000;

export function Verification({ account: { verification, role } }: ActsProps) {
  const { state, refusal, identity } = verification;
  const seen = (
    <>
      <input type="hidden" name="seen" value={state} />
      <input type="hidden" name="identity" value={identity} />
    </>
  );
  return (
    <Section
      title={m.staff_verification()}
      text={
        <VerificationState
          isProfile={role === 'influencer'}
          isOwn={false}
          verification={state}
          refusal={refusal}
        />
      }
    >
      <div className="flex flex-wrap gap-3">
        {state !== 'verified' && (
          <Act intent="verify" look="primary" label={m.staff_verify()}>
            {seen}
          </Act>
        )}
        {mayBeRefused(state) && (
          <Act
            intent="refuse"
            label={state === 'verified' ? m.staff_take_back() : m.staff_refuse()}
            consequence={role === 'client' ? m.staff_refuse_text_company() : m.staff_refuse_text_profile()}
          >
            {seen}
            <Reason />
          </Act>
        )}
      </div>
    </Section>
  );
}

export function Featured({ account: { profile } }: ActsProps) {
  if (!profile) return null;
  return (
    <Section title={m.staff_featured()} text={m.staff_featured_text()}>
      {profile.isFeatured ? (
        <Act intent="unfeature" label={m.staff_unfeature()} />
      ) : (
        <Act intent="feature" label={m.staff_feature()} />
      )}
    </Section>
  );
}

export function Call({ account: { call } }: ActsProps) {
  const language = useLanguage();
  if (!call) return null;
  const { note, askedAt, isDone, staffNote } = call;
  return (
    <Section
      title={m.staff_call()}
      text={
        <>
          <Badge tone={isDone ? 'good' : 'wait'}>
            {isDone ? m.staff_call_is_done() : m.staff_call_waits()}
          </Badge>
          <p className="mt-2">{callTime(call, language)}</p>
          {note && <p className="mt-2 whitespace-pre-line text-ink wrap-anywhere">{note}</p>}
        </>
      }
    >
      <Act intent="call" label={isDone ? m.staff_call_reopen() : m.staff_call_done()}>
        <input type="hidden" name="askedAt" value={askedAt.toISOString()} />
        <input type="hidden" name="done" value={isDone ? 'no' : 'yes'} />
        <div className="mb-4">
          <TextArea
            label={m.staff_call_note()}
            name="note"
            defaultValue={staffNote}
            maxLength={MAX_CHARACTERS}
          />
        </div>
      </Act>
    </Section>
  );
}

/** A request to remove the second factor of a person who lost this factor. */
export function Recovery({ dueAt, isDue }: { dueAt: Date; isDue: boolean }) {
  const language = useLanguage();
  return (
    <Section title={m.staff_recovery()} text={m.staff_recovery_text({ date: formatDate(dueAt, language) })}>
      <div className="flex flex-wrap gap-3">
        {isDue && <Act intent="recover" label={m.staff_recover()} consequence={m.staff_recover_text()} />}
        <Act intent="refuse-recovery" label={m.staff_recovery_refuse()} />
      </div>
    </Section>
  );
}

export function Suspension({ account: { suspension } }: ActsProps) {
  const language = useLanguage();
  return (
    <Section
      title={m.staff_suspension()}
      text={
        suspension ? (
          <>
            <p>{m.staff_suspended_since({ date: formatDate(suspension.since, language) })}</p>
            <p className="mt-2 whitespace-pre-line text-ink wrap-anywhere">{suspension.reason}</p>
          </>
        ) : (
          m.staff_suspension_text()
        )
      }
    >
      <div>
        {suspension ? (
          <Act intent="lift" label={m.staff_lift()} />
        ) : (
          <Act intent="suspend" label={m.staff_suspend()} consequence={m.staff_suspend_text()}>
            <Reason />
          </Act>
        )}
      </div>
    </Section>
  );
}

/** Field for the reason. The page shows its own error, because the browser's error may be in another language. */
function Reason() {
  const [isMissing, setMissing] = useState(false);
  return (
    <div className="w-full">
      <TextArea
        label={m.staff_reason()}
        name="reason"
        maxLength={MAX_CHARACTERS}
        required
        error={isMissing ? m.refusal_field_required() : undefined}
        onInvalid={(event) => {
          event.preventDefault();
          setMissing(true);
          event.currentTarget.focus();
        }}
        onInput={({ currentTarget }) => {
          setMissing(false);
          currentTarget.setCustomValidity(currentTarget.value.trim() ? '' : m.refusal_field_required());
        }}
      />
    </div>
  );
}

interface ActProps {
  intent: string;
  label: string;
  look?: 'primary' | 'secondary';
  /** Text of a confirmation dialog. Only for acts whose effect the account's owner sees at once. */
  consequence?: string;
  children?: ReactNode;
}

function Act({ intent, label, look = 'secondary', consequence, children }: ActProps) {
  const { state, formData } = useNavigation();
  const waiting = { busy: formData?.get('intent') === intent, busyLabel: m.staff_busy() };
  const fields = (
    <>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </>
  );
  if (consequence)
    return (
      <Confirm
        {...waiting}
        look="danger"
        label={label}
        question={label}
        consequence={consequence}
        back={m.staff_back()}
        form={Form}
      >
        {fields}
      </Confirm>
    );
  return (
    <Form method="post" preventScrollReset>
      {fields}
      <Button type="submit" {...waiting} look={look} disabled={state !== 'idle'}>
        {label}
      </Button>
    </Form>
  );
}
