import { createTransport } from 'nodemailer';
import type { Mail, Sender } from './mail.ts';

const PATIENCE_MS = 20_000;

/** Post by SMTP, encrypted wherever the server offers it. Each letter has a connection of its own: there are few. */
export function mailBySmtp(url: string, from: Sender): Mail {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send(email) {
      await transport.sendMail({ ...email, from });
    },
  };
}
