import type { CallRequest } from '#domain/calls/call-request.ts';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';
import { callTime } from '#messages/call-time.ts';
import { roleLabels } from '#messages/labels/account.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { type EmailContent, renderEmail } from './email-layout.ts';

interface Caller {
  role: Role;
  name: string;
  email: string;
  phone: string | null;
}

export function callEmail(caller: Caller, { date, time, note }: CallRequest): EmailContent {
  const moment = callTime({ date, time }, currentLanguage());
  const facts: [string, string][] = [
    [m.booking_when(), moment],
    [m.booking_side(), roleLabels[caller.role]()],
    [m.account_email(), caller.email],
  ];
  if (caller.phone) facts.push([m.account_phone(), caller.phone]);
  if (note) facts.push([m.booking_note(), note]);
  return renderEmail({
    subject: m.email_call_subject({ name: caller.name }),
    paragraphs: [m.email_call_text({ name: caller.name, site: site.name })],
    facts,
  });
}
