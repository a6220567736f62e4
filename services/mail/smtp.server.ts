import type { Transporter } from 'nodemailer';
import { FinalError } from '../final-error.ts';
import type { Mail, Sender } from './mail.ts';

const TIMEOUT_MS = 20_000;

/** Sends by SMTP, encrypted if the server supports it. Each email has its own connection, because emails are few. */
export function mailBySmtp(url: string, from: Sender): Mail {
  const times = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  let opened: Promise<Transporter> | undefined;
  /** nodemailer is large, so it is loaded on first use. */
  const transport = () =>
    (opened ??= import('nodemailer').then(({ createTransport }) => createTransport({ url, ...times })));
  return {
    async check() {
      await (await transport()).verify();
    },
    forget: async () => {},
    async send(email) {
      const smtp = await transport();
      await smtp.sendMail({ ...email, from }).catch((error: unknown) => {
        throw isFinal(error) ? new FinalError('the mail server refused the email', error) : error;
      });
    },
  };
}

/**
 * A permanent refusal (5xx) of the recipient or the content is final. A refused login, sender or relay is not final,
 * because the operator can correct it. Postfix refuses a sender or a relay only in response to RCPT TO, with an
 * enhanced status 5.7.x.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error && 'code' in error && 'responseCode' in error)) return false;
  if (Number(error.responseCode) < 500) return false;
  const { command, response } = error as { command?: unknown; response?: unknown };
  const isOfSender = command === 'MAIL FROM' || /^\d{3}[ -]5\.7\./.test(String(response));
  return error.code === 'EMESSAGE' || (error.code === 'EENVELOPE' && !isOfSender);
}
