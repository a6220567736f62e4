import { onTestFinished } from 'vitest';
import type { Database } from '#db/open.server.ts';
import type { Ctx } from '#domain/ctx.ts';
import { mailBySmtp } from '#services/mail/smtp.server.ts';
import { site } from '#site';
import { type MailServer, startMailServer } from './mail-server.ts';
import { aVisitor } from './people.ts';

export async function aTestMailbox(
  db: Database,
): Promise<{ emails: MailServer['emails']; newCtx: () => Ctx }> {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const { services } = aVisitor(db);
  const mail = mailBySmtp(server.url, site.mailFrom);
  return { emails: server.emails, newCtx: () => ({ ...aVisitor(db), services: { ...services, mail } }) };
}
