import { Form, useNavigation } from 'react-router';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { useLanguage } from '#app/language.ts';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Section } from '#app/ui/section.tsx';
import { type AbuseReportView, MAX_STATEMENT } from '#domain/abuse-reports/abuse-report.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { memberName } from '#messages/member-name.ts';

/** Shows who reversed a decision that hid content, on which day and for which reasons. */
export function Reversal({ report, at }: { report: AbuseReportView; at: Date }) {
  const language = useLanguage();
  const name = memberName(report.reversed_by_name ?? '');
  return (
    <Section
      title={m.abuse_desk_reversed()}
      text={m.abuse_desk_reversed_on({ date: formatDate(at, language), name })}
    >
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{report.reversal_reason}</p>
    </Section>
  );
}

export function ReversalForm({ answer }: { answer: Parameters<typeof useFormAnswer>[0] }) {
  const isSending = useNavigation().formData !== undefined;
  const { refused, form, errorOf } = useFormAnswer(answer);
  return (
    <Section title={m.abuse_desk_reverse()} text={m.abuse_desk_reverse_text()}>
      <Form ref={form} method="post" noValidate className="grid gap-5">
        <RefusalAlert>{refused?.message}</RefusalAlert>
        <input type="hidden" name="intent" value="show-again" />
        <TextArea
          label={m.abuse_desk_reversal()}
          help={m.abuse_desk_reversal_help()}
          name="reason"
          required
          maxLength={MAX_STATEMENT}
          defaultValue={refused?.typed.reason}
          error={errorOf('reason')}
        />
        <p>
          <Button type="submit" busy={isSending} busyLabel={m.staff_busy()}>
            {m.abuse_desk_reverse_submit()}
          </Button>
        </p>
      </Form>
    </Section>
  );
}
