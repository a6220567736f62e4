import { createTransport } from 'nodemailer';
import type { Mail, Sender } from './mail.ts';

const TIMEOUT_MS = 20_000;

/** Sends by SMTP, encrypted if the server supports it. Each email has its own connection, because there are few emails. */
export function mailBySmtp(url: string, from: Sender): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  return {
    async send(email) {
      await transport.sendMail({ ...email, from });
    },
  };
}
