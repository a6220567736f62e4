import { PASSWORD } from '#tests/people.ts';
import { cookieOf, request } from '#tests/requests.ts';
import { type RunningServer, runToEnd, startServer } from '#tests/server.ts';
import { totp } from '#tests/totp.ts';

/**
 * Starts a server with a staff member for each of these emails, added by the command-line program. Returns the server
 * and the links for choosing a password, in the order of the emails.
 */
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

export async function choosePassword(link: string): Promise<string> {
  return cookieOf(await send(link, { password: PASSWORD }));
}

export async function setSecondFactorUp(
  url: string,
  cookie: string,
): Promise<{ cookie: string; secret: string }> {
  const page = `${url}/staff/second-factor.data`;
  const begun = await (await send(page, { intent: 'begin', password: PASSWORD }, cookie)).text();
  const [, secret = ''] = /"([A-Z2-7]{40,})"/.exec(begun) ?? [];
  return { cookie: cookieOf(await send(page, { code: totp(secret) }, cookie)), secret };
}

export function cookiesIn(header: string, url: string): { name: string; value: string; url: string }[] {
  return header.split('; ').map((it) => {
    const [name = '', value = ''] = it.split(/=(.*)/);
    return { name, value, url };
  });
}

const send = (address: string, fields: Record<string, string>, cookie = '') =>
  request(address, { cookie, body: new URLSearchParams(fields) });
