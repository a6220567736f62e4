import type { ComponentProps } from 'react';
import { PasskeyButton } from '#app/passkeys/passkey-button.tsx';
import { CodeField } from '#app/ui/code-field.tsx';
import { PasswordField } from '#app/ui/password-field.tsx';
import { m } from '#messages';
import { useFactors } from './use-factors.ts';

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label'>;

interface ProofFieldsProps {
  /**
   * Returns the props of a field of `proofInput`: `pageAnswer().field` or `useSavedForm().text`. A form of
   * `useSavedForm` needs `password` and `code` among its values.
   */
  field: (name: 'password' | 'code') => FieldProps;
  help?: string;
}

/** The fields with which people prove their identity before a sensitive change (`confirmPerson`). */
export function ProofFields({ field, help }: ProofFieldsProps) {
  const factors = useFactors();
  return (
    <>
      <PasswordField label={m.account_password()} {...field('password')} help={help} />
      {factors?.code && <CodeField {...field('code')} help={m.second_factor_code_help()} />}
      {factors?.passkey && <PasskeyButton purpose="proof" label={m.passkey_prove()} />}
    </>
  );
}
