import { useId } from 'react';

interface SegmentedProps<Value extends string> {
  label: string;
  showLabel?: boolean;
  choices: readonly { value: Value; label: string }[];
  value?: Value;
  onChange?: (value: Value) => void;
  /** Initial value if uncontrolled. CSS finds the chosen value by `[value=…]:checked`. */
  start?: Value;
}

export function Segmented<Value extends string>({
  label,
  showLabel = false,
  choices,
  value,
  onChange,
  start,
}: SegmentedProps<Value>) {
  const name = useId();
  const group = (
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
  if (!showLabel) return group;
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="text-sm font-medium">
        {label}
      </span>
      {group}
    </div>
  );
}
