import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { RequiredMark } from './group.tsx';
import { limitText } from './text-limit.ts';

const inputClass =
  'w-full min-h-11 rounded-card border border-edge bg-surface px-3.5 py-2 text-base placeholder:text-soft aria-invalid:border-bad disabled:opacity-60 [&[readonly]]:border-line [&[readonly]]:bg-sunken';

interface FieldTexts {
  label: ReactNode;
  help?: ReactNode;
  /** Maximum number of characters. A counter appears when the text gets near the maximum. */
  limit?: number | undefined;
  error?: string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  required?: boolean | undefined;
  children: (linked: Pick<ComponentProps<'input'>, 'id' | 'aria-describedby' | 'aria-invalid'>) => ReactNode;
}

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

function withLimitText(help: ReactNode, typed: string, limit: number): ReactNode {
  return (
    <>
      {help} <span className="tabular-nums">{limitText(typed, limit)}</span>
    </>
  );
}

export function Field({ label, help, error, limit, ...input }: FieldTexts & ComponentProps<'input'>) {
  const withLimit = limit === undefined ? help : withLimitText(help, String(input.value ?? ''), limit);
  const isProse = input.type === undefined || input.type === 'text';
  return (
    <FieldFrame {...{ label, error }} help={withLimit} required={input.required}>
      {(linked) => <input dir={isProse ? 'auto' : undefined} {...input} {...linked} className={inputClass} />}
    </FieldFrame>
  );
}

export function TextArea({
  label,
  help,
  error,
  limit,
  onInput,
  ...input
}: FieldTexts & ComponentProps<'textarea'>) {
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''));
  const withLimit = limit === undefined ? help : withLimitText(help, String(input.value ?? typed), limit);
  return (
    <FieldFrame {...{ label, error }} help={withLimit} required={input.required}>
      {(linked) => (
        <textarea
          rows={5}
          dir="auto"
          {...input}
          {...linked}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            onInput?.(event);
          }}
          className={`${inputClass} min-h-30`}
        />
      )}
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
