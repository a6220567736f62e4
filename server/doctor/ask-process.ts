import { DOCTOR_HEADER, doctorToken } from '#server/http/doctor-token.ts';
import type { HealthAnswer } from '#server/http/health.ts';
import { LOOPBACK } from '#server/http/listen.ts';
import { storedSecret } from '#server/http/secret.ts';
import type { Settings } from '#server/settings.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { type Finding, fails, reasonOf, warns, works } from './finding.ts';

const LIMIT_MS = 6_000;

/**
 * Requests `/health` and proves that the caller knows the secret. Rejects if no process of the site answers within six
 * seconds.
 */
export async function askHealth(
  address: string,
  { secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>,
): Promise<HealthAnswer> {
  const known = secret ?? (await storedSecret(dataDir));
  const response = await fetch(`${address}/health`, {
    headers: known ? { [DOCTOR_HEADER]: doctorToken(known) } : {},
    redirect: 'manual',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const body: unknown = await response.json().catch(() => null);
  if (!body || typeof body !== 'object' || !('failing' in body))
    throw new NotThisProgram(`status ${response.status}`);
  return body as HealthAnswer;
}

/** Thrown if another program answered, for example a proxy without a process behind it. */
export class NotThisProgram extends Error {}

export async function askProcess(settings: Settings): Promise<HealthAnswer | null> {
  try {
    return await askHealth(localAddress(settings), settings);
  } catch (error) {
    if (reasonOf(error).includes('ECONNREFUSED')) return null;
    throw error;
  }
}

function localAddress({ host, port }: Settings): string {
  const isEveryAddress = !host || host === '0.0.0.0' || host === '::';
  const name = isEveryAddress ? LOOPBACK : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

export function checkProcess(
  answer: HealthAnswer | null,
  { port }: Pick<Settings, 'port'>,
  latest: string | undefined,
): Finding[] {
  if (!answer)
    return [
      warns(
        `No process of the site answers on port ${port}: start it, or name its port, as in \`PORT=3001\`.`,
      ),
    ];
  const { failing, version, schema, seen } = answer;
  if (!seen)
    return [
      fails(
        `The process on port ${port} has another SECRET or another release: restart it, or correct SECRET.`,
      ),
    ];
  if (version !== packageJson.version || (schema && latest && schema < latest))
    return [
      warns(
        `The process on port ${port} has version ${version} and schema ${schema}, not ${packageJson.version} and ${latest}: restart it.`,
      ),
    ];
  const text = `The process on port ${port} has version ${version} and schema ${schema}`;
  return failing.length > 0
    ? [fails(`${text}. Its health check fails for: ${failing.join(', ')}. See those lines here and its log.`)]
    : [works(`${text}. Its health check reports no failure.`)];
}
