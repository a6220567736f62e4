import { PASSWORD } from '#tests/people.ts';
import { type RunningServer, runToEnd, startServer } from '#tests/server.ts';
import { totp } from '#tests/totp.ts';

/** A server with these people of the operator's, made at the command line; `links` let each choose a password, in their order. */
export async function startWithStaff(
  emails: string[],
  options: Parameters<typeof startServer>[0] = {},
): Promise<{ server: RunningServer; links: string[] }> {
  let links: string[] = [];
  const server = await startServer({
    ...options,
    before: async (own) => {
      const { code, stdout, stderr } = await runToEnd('server/commands/staff.ts', own, {
        args: ['add', ...emails],
      });
      if (code !== 0) throw new Error(stderr);
      links = stdout.match(/^http\S+$/gm) ?? [];
    },
  });
  return { server, links };
}

/** Chooses a password by such a link: the cookie of a session without a second factor. */
export function choosePassword(link: string): Promise<string> {
  return cookieOf(send(link, { password: PASSWORD }));
}

/** Sets a second factor up for whom that cookie is of: the cookie of a session with it, and the secret in their app. */
export async function setSecondFactorUp(
  url: string,
  cookie: string,
): Promise<{ cookie: string; secret: string }> {
  const page = `${url}/staff/second-factor.data`;
  const begun = await (await send(page, { intent: 'begin', password: PASSWORD }, cookie)).text();
  const [, secret = ''] = /"([A-Z2-7]{40,})"/.exec(begun) ?? [];
  return { cookie: await cookieOf(send(page, { code: totp(secret) }, cookie)), secret };
}

function send(address: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(address, { method: 'POST', redirect: 'manual', headers: { cookie }, body });
}

async function cookieOf(answer: Promise<Response>): Promise<string> {
  return (await answer).headers
    .getSetCookie()
    .map((it) => it.split(';')[0])
    .filter((it) => !it?.endsWith('='))
    .join('; ');
}
