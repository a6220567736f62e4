import { useId } from 'react';

interface ChipsProps<Value extends string> {
  legend: string;
  /** False when the heading beside it already says it. */
  showLegend?: boolean;
  name: string;
  choices: readonly { value: Value; label: string }[];
  values: readonly Value[];
  onChange: (values: Value[]) => void;
  help?: string;
  error?: string | undefined;
  /** Once so many are chosen the others cannot be. */
  most?: number;
}

/** Several of a list, each a checkbox that looks like a chip. They are kept in the list's order. */
export function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { legend, showLegend = true, name, choices, values, onChange, help, error, most = Infinity } = props;
  const id = useId();
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  const toggle = (value: Value, chosen: boolean) =>
    onChange(choices.map((it) => it.value).filter((it) => (it === value ? chosen : values.includes(it))));
  return (
    <fieldset aria-describedby={described || undefined} data-invalid={error ? true : undefined}>
      <legend className={showLegend ? 'mb-2 text-sm font-medium' : 'sr-only'}>{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-surface px-4 transition-colors duration-150 has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:text-soft has-disabled:opacity-60 md:min-h-10"
          >
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={values.includes(value)}
              disabled={values.length >= most && !values.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
              className="sr-only"
            />
            {label}
          </label>
        ))}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-2 text-sm text-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
