import type { ComponentProps } from 'react';
import { m } from '#messages';
import { Field } from './field.tsx';

/** Field for a code of an authenticator app, or for a backup code. */
export function CodeField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  return (
    <Field
      label={m.second_factor_code()}
      {...field}
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={40}
      required
    />
  );
}
