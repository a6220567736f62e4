import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { listen } from '#tests/listening.ts';

export interface MailServer {
  url: string;
  emails: { to: string[]; source: string }[];
  close(): Promise<void>;
}

interface Refusals {
  onMailFrom?: () => number;
  onRcptTo?: () => number;
  /** Text of the refusal, after its status. */
  text?: string;
}

/**
 * Starts an SMTP server that accepts every email, unless `onMailFrom` or `onRcptTo` returns a status such as 550. With
 * `password`, the server requires this password. The port of a closed server can be reused.
 */
export async function startMailServer(
  port = 0,
  { onMailFrom, onRcptTo, text: reason = 'refused', password }: Refusals & { password?: string } = {},
): Promise<MailServer> {
  const emails: MailServer['emails'] = [];
  const errorOf = (responseCode: number | undefined) =>
    responseCode ? Object.assign(new Error(reason), { responseCode }) : null;
  const server = new SMTPServer({
    disabledCommands: password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth(auth, _session, answer) {
      if (auth.password === password) answer(null, { user: auth.username });
      else answer(new Error('Invalid username or password'));
    },
    logger: false,
    onMailFrom: (_address, _session, answer) => answer(errorOf(onMailFrom?.())),
    onRcptTo: (_address, _session, answer) => answer(errorOf(onRcptTo?.())),
    onData(stream, session, accept) {
      text(stream).then((source) => {
        emails.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
        accept();
      }, accept); // A client that ends the connection early must not end the tests.
    },
  });
  return {
    url: `smtp://127.0.0.1:${await listen(server.server, port)}`,
    emails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export function textOf(source: string): string {
  const part = source.split(/\r?\n--[^\r\n]+/).find((it) => /content-type: text\/plain/i.test(it)) ?? '';
  const [head = '', ...body] = part.trimStart().split(/\r?\n\r?\n/);
  const content = body.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(content, 'base64').toString();
  if (!/quoted-printable/i.test(head)) return content;
  const hex = (bytes: string) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString();
  return content.replace(/=\r?\n/g, '').replace(/(?:=[\dA-F]{2})+/g, hex);
}

export function linkOf(source: string | undefined): { href: string; token: string } {
  const [href = ''] = textOf(source ?? '').match(/https?:\/\/\S+/) ?? [];
  return { href, token: new URL(href).searchParams.get('token') ?? '' };
}
