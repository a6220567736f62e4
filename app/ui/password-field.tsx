import type { ComponentProps } from 'react';
import { m } from '#messages';
import { Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'help'> {
  /** Set for a new password. The field then shows the rules, and password managers suggest a password. */
  isNew?: boolean;
  /** Adds a button that shows the password. Only for server-only pages whose script calls `listenToPasswordButtons`. */
  canShow?: boolean;
}

export function PasswordField({ isNew = false, canShow = false, ...field }: PasswordFieldProps) {
  const help = isNew && m.account_password_help();
  const autoComplete = isNew ? 'new-password' : 'current-password';
  const input = <Field {...field} type="password" autoComplete={autoComplete} help={help} required />;
  if (!canShow) return input;
  return (
    <div className="relative">
      {input}
      <button
        type="button"
        data-show-password
        data-other-label={m.account_password_hide()}
        className="absolute top-0 right-0 min-h-6 text-sm text-soft underline hover:text-ink noscript:hidden"
      >
        {m.account_password_show()}
      </button>
    </div>
  );
}
