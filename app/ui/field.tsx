import { type ComponentProps, type ReactNode, useId } from 'react';
import { RequiredMark } from './group.tsx';

const inputClass =
  'w-full min-h-11 rounded-card border border-edge bg-surface px-3.5 py-2 text-base placeholder:text-soft aria-invalid:border-bad disabled:opacity-60 [&[readonly]]:border-line [&[readonly]]:bg-sunken';

interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** Shown below the field when its value is invalid. */
  error?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  required?: boolean | undefined;
  /** Renders the input with the attributes that link it to its texts. */
  children: (linked: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>) => ReactNode;
}

/** Layout of every input: label above, help and error below. */
function FieldFrame({ label, help, error, required, children }: FieldFrameProps) {
  const id = useId();
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
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

export function Field({ label, help, error, ...input }: FieldTexts & ComponentProps<'input'>) {
  return (
    <FieldFrame {...{ label, help, error }} required={input.required}>
      {(linked) => <input {...input} {...linked} className={inputClass} />}
    </FieldFrame>
  );
}

export function TextArea({ label, help, error, ...input }: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, help, error }} required={input.required}>
      {(linked) => <textarea rows={5} {...input} {...linked} className={`${inputClass} min-h-30`} />}
    </FieldFrame>
  );
}

export function Select({ label, help, error, ...input }: FieldTexts & ComponentProps<'select'>) {
  return (
    <FieldFrame {...{ label, help, error }} required={input.required}>
      {(linked) => <select {...input} {...linked} className={inputClass} />}
    </FieldFrame>
  );
}
