import type { Settings } from '#server/settings.ts';

/** Replaces every secret of the settings in a text, because libraries may repeat them in their errors. */
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

/** The password of an address, as written there and decoded. */
function passwordsIn(address: string | undefined): string[] {
  const password = address ? (URL.parse(address)?.password ?? '') : '';
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password]; // The password contains a `%` that does not begin an escape.
  }
}
