import { Tag } from '#app/ui/tag.tsx';
import type { CampaignToInvite } from '#domain/invitations/find-campaigns-to-invite.server.ts';
import { m } from '#messages';

const labels = { invited: m.invitation_taken_invited, applied: m.invitation_taken_applied };

interface TakenCampaignsProps {
  campaigns: readonly CampaignToInvite[];
  isOpen: boolean;
}

export function TakenCampaigns({ campaigns, isOpen }: TakenCampaignsProps) {
  if (campaigns.length === 0) return null;
  return (
    <details open={isOpen} className="mt-10 border-t border-line pt-4">
      <summary className="min-h-6 cursor-pointer text-soft">
        {m.invitation_taken({ count: campaigns.length })}
      </summary>
      <ul className="mt-3 divide-y divide-line">
        {campaigns.map(({ campaign, taken }) => (
          <li
            key={campaign.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
          >
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {campaign.title}
            </span>
            {taken && <Tag>{labels[taken]()}</Tag>}
          </li>
        ))}
      </ul>
    </details>
  );
}
