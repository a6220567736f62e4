import type { ComponentProps } from 'react';
import { m } from '#messages';
import { Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'help'> {
  /** The field is for a new password. It shows the rules, and password managers suggest a password. */
  isNew?: boolean;
}

export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  const help = isNew && m.account_password_help();
  const autoComplete = isNew ? 'new-password' : 'current-password';
  return <Field {...field} type="password" autoComplete={autoComplete} help={help} required />;
}
