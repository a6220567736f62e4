import { useId } from 'react';
import { GroupError, Legend } from './group.tsx';

interface ChoicesProps<Id extends string> {
  legend: string;
  name: string;
  options: readonly { id: Id; label: string; text?: string }[];
  chosen: Id | '';
  onChange: (chosen: Id) => void;
  error?: string | undefined;
  /** The columns of the grid. */
  className: string;
}

/** One of a list that must be chosen: radio buttons as cards. */
export function Choices<Id extends string>(props: ChoicesProps<Id>) {
  const { legend, name, options, chosen, onChange, error, className } = props;
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      data-invalid-group={error ? '' : undefined}
    >
      <Legend required>{legend}</Legend>
      <div className={`grid gap-3 ${className}`}>
        {options.map((option) => (
          <label
            key={option.id}
            className="relative flex min-h-11 cursor-pointer items-start gap-2.5 rounded-card border border-edge bg-surface p-3 whitespace-nowrap sm:p-4 transition-colors duration-150 hover:border-ink has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-disabled:cursor-not-allowed has-disabled:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={chosen === option.id}
              required
              onChange={() => onChange(option.id)}
              className="mt-1 size-4 shrink-0 accent-accent outline-none"
            />
            <span>
              <span className={option.text ? 'block font-serif text-2xl leading-tight' : 'tabular-nums'}>
                {option.label}
              </span>
              {option.text && <span className="mt-1 block whitespace-normal text-soft">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      <GroupError id={`${id}-error`}>{error}</GroupError>
    </fieldset>
  );
}
