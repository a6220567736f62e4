import { useId } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
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
  choices,
  value,
  onChange,
  start,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className="flex w-fit max-w-full rounded-full border border-line bg-surface p-1">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-9 cursor-pointer items-center rounded-full px-4 text-soft has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            {...(onChange
              ? { checked: choice.value === value, onChange: () => onChange(choice.value) }
              : { defaultChecked: choice.value === start, autoComplete: 'off' })}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
