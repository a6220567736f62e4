import { type ComponentProps, type ReactNode, useId } from 'react';

const box =
  'w-full min-h-11 rounded-card border border-edge bg-surface px-3.5 py-2 text-base placeholder:text-soft aria-invalid:border-bad disabled:opacity-60 [&[readonly]]:border-line [&[readonly]]:bg-sunken';

interface Around {
  label: ReactNode;
  help?: ReactNode;
  /** The sentence to show beside the field, when what stands in it will not do. */
  error?: string | undefined;
}

/** Label above, help below, error beside the field: every input of the product stands in this frame. */
function Frame({
  id,
  label,
  help,
  error,
  required,
  children,
}: Around & { id: string; required?: boolean | undefined; children: ReactNode }) {
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

function described(id: string, { help, error }: Around) {
  const ids = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

export function Field({ label, help, error, ...input }: Around & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} error={error} required={input.required}>
      <input {...input} {...described(id, { label, help, error })} className={box} />
    </Frame>
  );
}

export function TextArea({ label, help, error, ...input }: Around & ComponentProps<'textarea'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} error={error} required={input.required}>
      <textarea
        rows={5}
        {...input}
        {...described(id, { label, help, error })}
        className={`${box} min-h-30`}
      />
    </Frame>
  );
}

export function Select({ label, help, error, children, ...input }: Around & ComponentProps<'select'>) {
  const id = useId();
  return (
    <Frame id={id} label={label} help={help} error={error} required={input.required}>
      <select {...input} {...described(id, { label, help, error })} className={box}>
        {children}
      </select>
    </Frame>
  );
}
