import { useId } from 'react';
import { m } from '#messages';

interface TypedNameProps {
  /** The name that must be typed. */
  name: string;
  field: { name: string; defaultValue: string; error: string | undefined };
}

/** Field for the signature, in the italic serif font. */
export function TypedName({ name, field: { error, ...input } }: TypedNameProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {m.contract_type_name({ name })}
      </label>
      <input
        id={id}
        {...input}
        dir="auto"
        required
        maxLength={160}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
        className="mt-1 block min-h-12 w-full border-b-2 border-ink bg-transparent pb-1 font-serif text-3xl italic aria-invalid:border-bad"
      />
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
