import { type ComponentProps, useId, useState } from 'react';
import { m } from '#messages';
import { Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type'> {
  /** Set for a new password: the rules are shown, and password managers suggest a password. */
  isNew?: boolean;
}

/**
 * A button shows the typed password. On server-only pages, the button needs a script with `listenToPasswordButtons`.
 * Without scripts, there is no button.
 */
export function PasswordField({
  isNew = false,
  label,
  help = isNew && m.account_password_help(),
  ...field
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const labelId = useId();
  const autoComplete = isNew ? 'new-password' : 'current-password';
  return (
    <div className="relative">
      <Field
        {...field}
        label={<span id={labelId}>{label}</span>}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        help={help}
        required
      />
      <button
        type="button"
        // Names the field of the button, because a form can have two passwords.
        aria-describedby={labelId}
        data-show-password
        onClick={() => setShown(!isShown)}
        data-other-label={m.account_password_hide()}
        className="absolute top-0 right-0 min-h-6 text-sm text-soft underline hover:text-ink noscript:hidden"
      >
        {isShown ? m.account_password_hide() : m.account_password_show()}
      </button>
    </div>
  );
}
