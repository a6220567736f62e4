import type { Settings } from '#server/settings.ts';

/** Errors of libraries may contain the settings' secrets. */
export function withoutSecrets(text: string, settings: Settings): string {
  const { secret, databaseUrl, mail, files, stripe, instagram } = settings;
  const secrets = [
    secret,
    ...passwordsIn(databaseUrl),
    ...passwordsIn('smtpUrl' in mail ? mail.smtpUrl : undefined),
    's3' in files ? files.s3.credentials?.secretAccessKey : undefined,
    stripe?.secretKey,
    stripe?.webhookSecret,
    instagram?.token,
  ];
  return secrets.reduce<string>((rest, it) => (it ? rest.replaceAll(it, '…') : rest), text);
}

/** As written and decoded. */
function passwordsIn(address: string | undefined): string[] {
  const password = address ? (URL.parse(address)?.password ?? '') : '';
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password]; // The password contains a `%` that does not begin an escape.
  }
}
