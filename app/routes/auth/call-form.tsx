import { Form, useNavigation } from 'react-router';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, TextArea } from '#app/ui/field.tsx';
import type { CallRequest } from '#domain/calls/call-request.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';

interface CallFormProps {
  email: string;
  callRequest: CallRequest | null;
  /** First selectable day. */
  today: string;
  /** Data returned by the page's action. */
  answer: unknown;
}

/** Requests a call when no scheduler is configured. A second request replaces the first. */
export function CallForm({ email, callRequest, today, answer }: CallFormProps) {
  const language = useLanguage();
  const busy = useNavigation().formMethod === 'POST';
  const { form, refused, errorOf } = useFormAnswer(answer);
  const typed: Readonly<Record<string, string>> = refused?.typed ?? { ...callRequest };
  return (
    <section
      className="rounded-card border border-line bg-surface p-5 sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      aria-labelledby="call-form"
    >
      {callRequest ? (
        <div className="mb-8 rounded-card bg-good-ground p-5 text-good">
          <h2 id="call-form" className="text-2xl">
            {m.booking_asked_title()}
          </h2>
          <p className="mt-2">
            {m.booking_asked_text({
              moment: m.booking_moment({
                date: formatDate(callRequest.date, language),
                time: callRequest.time,
              }),
              email,
            })}
          </p>
        </div>
      ) : (
        <>
          <h2 id="call-form">{m.booking_form_title()}</h2>
          <p className="mt-2 mb-6 text-soft">{m.booking_form_text({ email })}</p>
        </>
      )}
      <RefusalAlert>{refused?.message}</RefusalAlert>
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label={m.booking_date()}
            name="date"
            type="date"
            min={today}
            defaultValue={typed.date}
            required
            error={errorOf('date')}
          />
          <Field
            label={m.booking_time()}
            name="time"
            type="time"
            step={900}
            defaultValue={typed.time}
            help={m.booking_time_help()}
            required
            error={errorOf('time')}
          />
        </div>
        <TextArea
          label={m.account_optional({ label: m.booking_note() })}
          name="note"
          help={m.booking_note_help()}
          defaultValue={typed.note}
          maxLength={2_000}
          error={errorOf('note')}
        />
        <Button type="submit" busy={busy} busyLabel={m.booking_busy()}>
          {callRequest ? m.booking_change() : m.booking_submit()}
        </Button>
      </Form>
    </section>
  );
}
