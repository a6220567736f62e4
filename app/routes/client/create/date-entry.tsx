import { parseDate } from '@internationalized/date';
import { DateField, DateInput, DateSegment, FieldError, Label } from 'react-aria-components/DateField';
import { m } from '#messages';
import type { StepProps } from './steps.ts';

const days = [
  { name: 'startDate', label: m.wizard_start_date },
  { name: 'endDate', label: m.wizard_end_date },
] as const;

/** Each day has fields for day, month and year, in the order of the page's language. */
export function DateEntries({ draft, change, errors }: StepProps) {
  return days.map(({ name, label }) => {
    const value = draft[name];
    const error = name === 'endDate' && errors.endDate === errors.startDate ? undefined : errors[name];
    return (
      <DateField
        key={name}
        id={name}
        value={value ? parseDate(value) : null}
        onChange={(day) => change({ [name]: day?.toString() ?? '' })}
        granularity="day"
        shouldForceLeadingZeros
        isInvalid={error !== undefined}
        isRequired
        validationBehavior="aria"
        data-invalid-group={error ? '' : undefined}
        className="grid gap-1.5"
      >
        <Label className="text-sm font-medium">
          {label()}
          <span aria-hidden="true" className="text-accent">
            {' '}
            *
          </span>
        </Label>
        <DateInput className="flex min-h-11 w-full items-center rounded-card border border-edge bg-surface px-3 text-base tabular-nums data-invalid:border-bad has-focus:outline-2 has-focus:outline-offset-2 has-focus:outline-accent">
          {(segment) => (
            <DateSegment
              segment={segment}
              className="segment rounded-sm px-0.5 py-0.5 outline-none data-focused:bg-ink data-focused:text-paper data-placeholder:not-data-focused:text-soft data-[type=literal]:px-0 data-[type=literal]:text-soft"
            />
          )}
        </DateInput>
        <FieldError className="text-sm text-bad">{error}</FieldError>
      </DateField>
    );
  });
}
