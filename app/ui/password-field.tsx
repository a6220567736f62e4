import type { ComponentProps } from 'react';
import { m } from '#messages';
import { Field } from './field.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Field>, 'type' | 'help'> {
  /** The user chooses a password: password managers suggest one, and the field shows the rules. */
  isNew?: boolean;
}

export function PasswordField({ isNew = false, ...field }: PasswordFieldProps) {
  const help = isNew && m.account_password_help();
  const autoComplete = isNew ? 'new-password' : 'current-password';
  return <Field {...field} type="password" autoComplete={autoComplete} help={help} required />;
}
