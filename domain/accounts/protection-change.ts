/** Changes of the protection of an account, which cause an email to its owner. */
export type ProtectionChange =
  | 'second_factor_set'
  | 'second_factor_removed'
  | 'backup_codes_renewed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovered';
