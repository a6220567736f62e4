/**
 * Services on other machines that `/staff/services` shows. `billing_webhook` stands for the billing provider's
 * webhook events.
 */
export const outsideServices = [
  'mail',
  'files',
  'scanner',
  'billing',
  'billing_webhook',
  'instagram',
] as const;
export type OutsideService = (typeof outsideServices)[number];

export type FailureReason =
  | 'login'
  | 'unreachable'
  | 'timeout'
  | 'certificate'
  | 'full'
  | 'denied'
  | 'refused'
  | 'signature'
  | 'unknown';

const codes: Partial<Record<FailureReason, RegExp>> = {
  login:
    /^(EAUTH|AccessDenied|InvalidAccessKeyId|SignatureDoesNotMatch|StripeAuthenticationError|StripePermissionError)$/,
  certificate: /^(CERT_|ERR_TLS_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/,
  timeout: /^(ETIMEDOUT|TimeoutError|UND_ERR_.*TIMEOUT)$/,
  unreachable:
    /^(ECONNREFUSED|ECONNRESET|ECONNECTION|ENOTFOUND|EAI_AGAIN|EDNS|EHOSTUNREACH|ENETUNREACH|EPIPE|ESOCKET|StripeConnectionError)$/,
  full: /^(ENOSPC|EDQUOT)$/,
  denied: /^(EACCES|EPERM|EROFS)$/,
};
const reasons = Object.keys(codes) as (keyof typeof codes)[];

/**
 * Finds the reason by the codes and names of an error and its causes. Never returns the message of the error, because
 * the message can contain personal data.
 */
export function reasonOf(error: unknown): FailureReason {
  const found = new Set<FailureReason>();
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, name, type, responseCode } = at as Error & Record<string, unknown>;
    const names = [code, name, type].map(String);
    for (const reason of reasons) if (names.some((it) => codes[reason]?.test(it))) found.add(reason);
    // nodemailer reports an invalid certificate with the same code as a broken connection.
    if (code === 'ESOCKET' && /certificate/i.test(at.message)) found.add('certificate');
    if (typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH') found.add('refused');
  }
  return [...reasons, 'refused' as const].find((it) => found.has(it)) ?? 'unknown';
}
