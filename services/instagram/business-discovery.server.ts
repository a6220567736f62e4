import { z } from 'zod';
import { log } from '../log.ts';
import { responseText } from '../response-text.ts';

export interface GraphApiSettings {
  token: string;
  /** Id of the operator's Instagram account, which makes the requests. */
  businessId: string;
  /** Base URL of the Graph API, such as `https://graph.facebook.com/v25.0`, or of the tests' stand-in. */
  url: string;
  timeoutMs?: number;
}

const MAX_RESPONSE_BYTES = 256 * 1024;
const DEFAULT_TIMEOUT_MS = 5_000;

const successBody = z.object({ business_discovery: z.unknown() });
const errorBody = z.object({
  error: z.object({ code: z.number(), error_subcode: z.number().optional(), type: z.string().optional() }),
});

const NO_SUCH_USER = { code: 110, error_subcode: 2207013 };

/**
 * Reads fields of an account by Business Discovery, which knows only professional accounts. Retries once after a
 * network or server error, never after a refusal.
 * https://developers.facebook.com/docs/instagram-platform/instagram-api-with-facebook-login/business-discovery
 */
export async function discover<Account>(
  settings: GraphApiSettings,
  handle: string,
  fields: string,
  schema: z.ZodType<Account>,
): Promise<Account | 'unknown' | 'unavailable'> {
  const address = addressFor(settings, handle, fields);
  const timeoutMs = settings.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const answer = (await request(address, timeoutMs)) ?? (await request(address, timeoutMs));
  return answer ? accountIn(answer, schema) : 'unavailable';
}

function addressFor({ url, token, businessId }: GraphApiSettings, handle: string, fields: string): URL {
  // The handle becomes part of a query expression, so other characters could inject fields.
  if (!/^[\w.]{1,30}$/.test(handle)) throw new TypeError('Not an Instagram username.');
  const address = new URL(`${url.replace(/\/+$/, '')}/${encodeURIComponent(businessId)}`);
  address.searchParams.set('fields', `business_discovery.username(${handle}){${fields}}`);
  address.searchParams.set('access_token', token);
  return address;
}

type Answer = { status: number; body: string };

/** Returns null after a network or server error. Never log the address, because it contains the token. */
async function request(address: URL, timeoutMs: number): Promise<Answer | null> {
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await responseText(response, MAX_RESPONSE_BYTES);
    if (response.status < 500) return { status: response.status, body };
    log.error('Instagram failed', { status: response.status });
  } catch (error) {
    const { name, cause } = error as Error;
    log.error('Instagram did not answer', { name, cause: (cause as { code?: string } | undefined)?.code });
  }
  return null;
}

function accountIn<Account>(
  { status, body }: Answer,
  schema: z.ZodType<Account>,
): Account | 'unknown' | 'unavailable' {
  const answer = parseJson(body);
  const account = schema.safeParse(successBody.safeParse(answer).data?.business_discovery);
  if (status === 200 && account.success) return account.data;
  const refusal = errorBody.safeParse(answer).data?.error;
  if (refusal?.code === NO_SUCH_USER.code && refusal.error_subcode === NO_SUCH_USER.error_subcode) {
    return 'unknown';
  }
  log.error('Instagram refused the request or sent an unknown response', { status, ...refusal });
  return 'unavailable';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
