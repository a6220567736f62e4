import type { Settings } from '#server/settings.ts';

/** Removes secrets, because errors of libraries may contain them. */
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

function passwordsIn(address: string | undefined): string[] {
  const password = address ? (URL.parse(address)?.password ?? '') : '';
  try {
    return [password, decodeURIComponent(password)];
  } catch {
    return [password];
  }
}
