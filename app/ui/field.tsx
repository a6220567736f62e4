import { type ComponentProps, type ReactNode, useId } from 'react';

const inputClass =
  'w-full min-h-11 rounded-card border border-edge bg-surface px-3.5 py-2 text-base placeholder:text-soft aria-invalid:border-bad disabled:opacity-60 [&[readonly]]:border-line [&[readonly]]:bg-sunken';

interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** Shown below the field when its value is invalid. */
  error?: string | undefined;
}

/** Layout of every input: label above, help and error below. */
function FieldFrame({
  id,
  label,
  help,
  error,
  required,
  children,
}: FieldTexts & { id: string; required?: boolean | undefined; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {required && (
          <span aria-hidden="true" className="text-accent">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {help && (
        <p id={`${id}-help`} className="text-sm text-soft">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function describedBy(id: string, { help, error }: FieldTexts) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

export function Field({ label, help, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={input.required}>
      <input {...input} {...describedBy(id, { label, help, error })} className={inputClass} />
    </FieldFrame>
  );
}

export function TextArea({ label, help, error, ...input }: FieldTexts & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={input.required}>
      <textarea
        rows={5}
        {...input}
        {...describedBy(id, { label, help, error })}
        className={`${inputClass} min-h-30`}
      />
    </FieldFrame>
  );
}

export function Select({ label, help, error, children, ...input }: FieldTexts & ComponentProps<'select'>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} help={help} error={error} required={input.required}>
      <select {...input} {...describedBy(id, { label, help, error })} className={inputClass}>
        {children}
      </select>
    </FieldFrame>
  );
}
