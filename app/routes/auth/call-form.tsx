import { pageAnswer } from '#app/forms/page-answer.ts';
import { PageForm } from '#app/forms/page-form.tsx';
import { useLanguage } from '#app/language.ts';
import { DayField } from '#app/ui/day-field.tsx';
import { Select, TextArea } from '#app/ui/field.tsx';
import type { CallRequest } from '#domain/calls/call-request.ts';
import { timeOptions } from '#domain/campaigns/reference.ts';
import { m } from '#messages';
import { callTime } from '#messages/call-time.ts';

interface CallFormProps {
  email: string;
  callRequest: CallRequest | null;
  answer: unknown;
}

/** `timeOptions` are in steps of half an hour. A stored request may have a time between two steps. */
const timesWith = (requested = '00:00') => [...new Set([...timeOptions, requested])].sort();

/** Form for a call request. Shown if no scheduler is configured. A second request replaces the first. */
export function CallForm({ email, callRequest, answer }: CallFormProps) {
  const language = useLanguage();
  const formAnswer = pageAnswer(answer);
  const field = (name: keyof CallRequest) => {
    const { defaultValue = callRequest?.[name], ...props } = formAnswer.field(name);
    return { ...props, defaultValue };
  };
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
              moment: callTime(callRequest, language),
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
      <PageForm
        answer={formAnswer}
        needsLogin
        submit={callRequest ? m.booking_change() : m.booking_submit()}
        busyLabel={m.booking_busy()}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <DayField label={m.booking_date()} {...field('date')} required />
          <Select label={m.booking_time()} {...field('time')} help={m.booking_time_help()} required>
            <option value="">–</option>
            {timesWith(callRequest?.time).map((time) => (
              <option key={time}>{time}</option>
            ))}
          </Select>
        </div>
        <TextArea
          label={m.account_optional({ label: m.booking_note() })}
          {...field('note')}
          help={m.booking_note_help()}
          maxLength={2_000}
        />
      </PageForm>
    </section>
  );
}
