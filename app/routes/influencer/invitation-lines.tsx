import { usePath } from '#app/language.ts';
import { CompanyLogo } from '#app/ui/company-logo.tsx';
import { ToDoLine } from '#app/ui/to-do.tsx';
import type { OpenInvitation } from '#domain/invitations/find-received-invitations.server.ts';
import { m } from '#messages';
import { formatAgo, formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { campaignAddress } from './campaign-cards.tsx';

export function InvitationLines({ invitations, now }: { invitations: readonly OpenInvitation[]; now: Date }) {
  const to = usePath();
  const language = currentLanguage();
  return invitations.map(({ campaignId, campaignTitle, companyName, picture, endDate, invitedAt }) => (
    <ToDoLine
      key={campaignId}
      to={to(campaignAddress(campaignId))}
      picture={
        <CompanyLogo company={{ name: companyName, logo: picture }} className="aspect-square w-full" />
      }
      title={companyName}
      detail={m.invitation_todo_line({ campaign: campaignTitle, date: formatDate(endDate, language) })}
      time={formatAgo(invitedAt, now, language)}
    />
  ));
}
