import { useId } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  choices: readonly { value: Value; label: string }[];
}

/** Two or three choices side by side, of which one holds: a radio group that looks like a switch. */
export function Segmented<Value extends string>({ label, value, onChange, choices }: SegmentedProps<Value>) {
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
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
            className="sr-only"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
