import { data } from 'react-router';
import { attempt, type RefusedAnswer } from '#app/forms/answer.ts';
import type { RequestContext } from '#app/request/context.ts';
import { codeInput, proofInput } from '#domain/accounts/account-input.ts';
import { beginSecondFactor, confirmSecondFactor } from '#domain/accounts/second-factor.server.ts';
import { parse } from '#domain/parse.ts';
import { site } from '#site';

/** The secret for the authenticator app. `address` is the `otpauth:` address in the QR code and contains the secret. */
export interface Begun {
  secret: string;
  address: string;
}

const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[A-Z2-7]{32,64}$/.test(text);

function begunWith(secret: string, email: string): Begun {
  const name = encodeURIComponent(`${site.name}:${email}`);
  return { secret, address: `otpauth://totp/${name}?${new URLSearchParams({ secret, issuer: site.name })}` };
}

export interface EnrolmentAnswer {
  begun?: Begun;
  backupCodes?: string[];
}

/**
 * Runs one of the two steps of the set-up of a second factor. The page of the second step shows the secret again after
 * a wrong code. The server does not reveal a stored secret, so the form contains the secret.
 */
export async function enrol({ ctx, origin }: RequestContext, typed: Record<string, unknown>) {
  const email = ctx.actor?.email ?? '';
  if (typed.intent === 'begin')
    return attempt<EnrolmentAnswer>(
      async () => ({ begun: begunWith(await beginSecondFactor(ctx, parse(proofInput, typed)), email) }),
      { form: typed.intent },
    );
  const answer = await attempt(async () => {
    const { code } = parse(codeInput, typed);
    const { backupCodes, cookies } = await confirmSecondFactor(ctx, code, origin);
    const headers = new Headers(cookies.map((cookie): [string, string] => ['set-cookie', cookie]));
    return data<EnrolmentAnswer>({ backupCodes }, { headers });
  });
  if (!isSecret(typed.secret) || !('texts' in answer.data)) return answer;
  const { data: refused, init } = answer;
  return data<RefusedAnswer & EnrolmentAnswer>(
    { ...refused, begun: begunWith(typed.secret, email) },
    init ?? {},
  );
}
