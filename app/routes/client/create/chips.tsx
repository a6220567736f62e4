import { useId } from 'react';
import { Check } from '#app/ui/icons.tsx';
import { GroupError, Legend } from './group.tsx';

interface ChipsProps<Id extends string> {
  legend: string;
  name: string;
  options: readonly { id: Id; label: string }[];
  chosen: readonly Id[];
  onChange: (chosen: Id[]) => void;
  help?: string;
  error?: string | undefined;
  required?: boolean;
}

/** Several of a list, each a checkbox large enough for a thumb. They are kept in the list's order. */
export function Chips<Id extends string>(props: ChipsProps<Id>) {
  const { legend, name, options, chosen, onChange, help, error, required } = props;
  const id = useId();
  const toggle = (it: Id, on: boolean) =>
    onChange(options.map((each) => each.id).filter((each) => (each === it ? on : chosen.includes(each))));
  return (
    <fieldset
      aria-describedby={[help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
      data-invalid-group={error ? '' : undefined}
    >
      <Legend required={required}>{legend}</Legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label
            key={option.id}
            className="relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-edge bg-surface px-4 transition-colors duration-150 hover:bg-sunken has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="checkbox"
              name={name}
              value={option.id}
              checked={chosen.includes(option.id)}
              onChange={(event) => toggle(option.id, event.target.checked)}
              className="peer sr-only"
            />
            <Check className="hidden size-4 peer-checked:block" />
            {option.label}
          </label>
        ))}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-3 text-sm text-soft">
          {help}
        </p>
      )}
      <GroupError id={`${id}-error`}>{error}</GroupError>
    </fieldset>
  );
}
