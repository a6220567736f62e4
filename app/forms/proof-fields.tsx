import type { ComponentProps } from 'react';
import { PasswordField } from '#app/ui/password-field.tsx';
import { m } from '#messages';

type FieldProps = Omit<ComponentProps<typeof PasswordField>, 'label'>;

interface ProofFieldsProps {
  /** Returns the props of a field of `proofInput`: `pageAnswer().field` or `useSavedForm().text`. */
  field: (name: 'password') => FieldProps;
  help?: string;
}

/** The fields with which people prove their identity before a sensitive change (`confirmPerson`). */
export function ProofFields({ field, help }: ProofFieldsProps) {
  return <PasswordField label={m.account_password()} {...field('password')} help={help} />;
}
