import { DAY_MS } from '#domain/clock.ts';
import type { HealthAnswer } from '#server/http/health.ts';
import { certificateEnd } from '#server/metrics/certificate.ts';
import type { Settings } from '#server/settings.ts';
import { askHealth, NotThisProgram } from './ask-process.ts';
import { type Finding, fails, reasonOf, warns, works } from './finding.ts';

/**
 * Let's Encrypt certificates are renewed 30 days before their end. If fewer than `MIN_DAYS` days are left, the renewal
 * has probably failed.
 */
const MIN_DAYS = 14;

const BAD_CERTIFICATE = /^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|ERR_TLS_CERT)/;
const GATEWAY = /status 50[234]/;

export async function checkPublicAddress(
  settings: Pick<Settings, 'publicUrl' | 'secret' | 'dataDir'>,
): Promise<Finding[]> {
  const { publicUrl } = settings;
  if (!publicUrl.startsWith('https:')) return [];
  try {
    const answer = await askHealth(publicUrl, settings);
    return [...seenBehindProxy(answer, publicUrl), ...(await checkCertificate(publicUrl))];
  } catch (error) {
    return [unreachable(error, publicUrl)];
  }
}

function seenBehindProxy({ seen }: HealthAnswer, publicUrl: string): Finding[] {
  const { host } = new URL(publicUrl);
  if (!seen)
    return [
      fails(
        `${publicUrl} leads to another installation, or to a process with another SECRET: correct the proxy, DNS or SECRET.`,
      ),
    ];
  const findings: Finding[] = [];
  if (seen.host !== host)
    findings.push(
      fails(
        `The proxy passes Host as ${seen.host}, not ${host}: set \`proxy_set_header Host $host\` in nginx.`,
      ),
    );
  if (!seen.hasForwardedFor)
    findings.push(
      fails(
        'The proxy passes no X-Forwarded-For, so all visitors share one network address in rate limits: set `proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for` in nginx.',
      ),
    );
  else if (!seen.isFromTrustedProxy)
    findings.push(
      fails(
        'The process does not trust the proxy, so all visitors share one network address in rate limits: add the address of the proxy to TRUSTED_PROXIES and restart.',
      ),
    );
  return findings.length > 0
    ? findings
    : [works(`${publicUrl} answers through the proxy, which passes Host and X-Forwarded-For.`)];
}

async function checkCertificate(publicUrl: string): Promise<Finding[]> {
  const end = await certificateEnd(publicUrl);
  const days = (end.getTime() - Date.now()) / DAY_MS;
  const text = `The certificate of ${publicUrl} ends on ${end.toISOString().slice(0, 10)}`;
  return days < MIN_DAYS ? [warns(`${text}: renew it (\`certbot renew\`).`)] : [works(`${text}.`)];
}

function unreachable(error: unknown, publicUrl: string): Finding {
  const reason = reasonOf(error);
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (BAD_CERTIFICATE.test(code))
    return fails(
      `Browsers refuse the certificate of ${publicUrl} (${reason}): install a certificate for this name. NODE_EXTRA_CA_CERTS=FILE names an authority of your own for this command.`,
    );
  if (error instanceof NotThisProgram)
    return GATEWAY.test(reason)
      ? fails(
          `The proxy at ${publicUrl} reaches no process (${reason}): start a process, or correct its port.`,
        )
      : fails(`${publicUrl} is answered by another program (${reason}): correct the proxy or DNS.`);
  return warns(
    `${publicUrl} was not checked, because it does not answer from here (${reason}): start the proxy, or look at DNS and the firewall.`,
  );
}
