import type { Resolver } from 'node:dns/promises';
import type { Settings } from '#server/settings.ts';
import { mailBySmtp } from '#services/mail/smtp.server.ts';
import { site } from '#site';
import { type Finding, fails, reasonOf, warns, works } from './finding.ts';

export async function checkMail(mail: Settings['mail']): Promise<Finding[]> {
  if ('folder' in mail)
    return [warns(`Emails are only written to files in ${mail.folder}: set SMTP_URL to send them.`)];
  const { host } = new URL(mail.smtpUrl);
  try {
    await mailBySmtp(mail.smtpUrl, site.mailFrom).check();
    return [works(`The mail server ${host} accepts the connection and the login.`)];
  } catch (error) {
    return [fails(`The mail server ${host} cannot be used (${reasonOf(error)}): correct SMTP_URL.`)];
  }
}

type Txt = Pick<Resolver, 'resolveTxt'>;
const hasNoRecord = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENODATA', 'ENOTFOUND'].includes(String(error.code));

/**
 * Checks the SPF record of the sender's domain. The DKIM record cannot be checked, because only the mail server knows
 * the name of this record.
 */
export async function checkSender(resolver: Txt, address = site.mailFrom.address): Promise<Finding[]> {
  const domain = address.split('@')[1] ?? '';
  if (domain.endsWith('.example'))
    return [warns(`The sender is still ${address}, as shipped: set \`mailFrom\` in site.ts.`)];
  try {
    const records = (await resolver.resolveTxt(domain)).map((chunks) => chunks.join(''));
    const spf = records.filter((it) => /^v=spf1( |$)/i.test(it));
    if (spf.length === 1) return [works(`${domain} has the SPF record "${spf[0]}". DKIM was not checked.`)];
    if (spf.length > 1)
      return [warns(`${domain} has ${spf.length} SPF records, so none counts: keep one of them.`)];
  } catch (error) {
    if (!hasNoRecord(error))
      return [warns(`The SPF record of ${domain} was not checked, because no DNS server answered.`)];
  }
  return [
    warns(
      `${domain} has no SPF record, so other mail servers may refuse your emails: publish the TXT record that your mail provider names.`,
    ),
  ];
}
