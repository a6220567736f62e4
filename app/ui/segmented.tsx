import { useId } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  /** Says the label above, as a field's; otherwise only screen readers hear it. */
  showLabel?: boolean;
  choices: readonly { value: Value; label: string }[];
  /** What holds, and who is told of another choice. Without them the switch keeps its choice by itself. */
  value?: Value;
  onChange?: (value: Value) => void;
  /** What holds at first in a switch that keeps its own choice; CSS finds it by `[value=…]:checked`. */
  start?: Value;
}

/** Two or three choices side by side, of which one holds: a radio group that looks like a switch. */
export function Segmented<Value extends string>({
  label,
  showLabel = false,
  choices,
  value,
  onChange,
  start,
}: SegmentedProps<Value>) {
  const name = useId();
  const choice = (
    <fieldset className="flex w-fit max-w-full rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">{label}</legend>
      {choices.map((each) => (
        <label
          key={each.value}
          className="flex min-h-9 cursor-pointer items-center rounded-full px-4 text-soft has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={each.value}
            {...(onChange
              ? { checked: each.value === value, onChange: () => onChange(each.value) }
              : { defaultChecked: each.value === start, autoComplete: 'off' })}
            className="sr-only"
          />
          {each.label}
        </label>
      ))}
    </fieldset>
  );
  if (!showLabel) return choice;
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      {choice}
    </div>
  );
}
