import type { ComponentType } from 'react';
import type { NotificationKind } from '#domain/notifications/notification.ts';
import type { NotificationLine } from '#domain/notifications/notification-line.ts';
import { CampaignCover } from './campaign-cover.tsx';
import {
  BadgeCheck,
  Check,
  Clock,
  Close,
  FileText,
  ImagePlus,
  MessageCircle,
  Search,
  Send,
  TriangleAlert,
  UserPlus,
} from './icons.tsx';
import { OtherSide } from './other-side.tsx';
import { Portrait } from './portrait.tsx';

const icons: Record<NotificationKind, ComponentType<{ className?: string }>> = {
  application_received: UserPlus,
  application_withdrawn: Close,
  application_accepted: Check,
  application_declined: Close,
  invitation_received: Send,
  question_asked: MessageCircle,
  question_answered: MessageCircle,
  message: MessageCircle,
  campaign_closed: Clock,
  deal_terms: FileText,
  deal_contract: FileText,
  deal_work: ImagePlus,
  deal_reminder: Clock,
  search: Search,
  verified: BadgeCheck,
};

export function NotificationFace({ line }: { line: NotificationLine }) {
  const { kind, word, cover, others } = line;
  if (kind === 'search') return <Tile icon={Search} className="bg-sunken text-soft" />;
  if (kind === 'verified') {
    return word.endsWith('_verified') ? (
      <Tile icon={BadgeCheck} className="bg-good-ground text-good" />
    ) : (
      <Tile icon={TriangleAlert} className="bg-wait-ground text-wait" />
    );
  }
  const Icon = icons[kind];
  return (
    <span className="relative aspect-square self-start">
      <Pictures line={line} />
      {others.length === 0 && !(kind === 'campaign_closed' && cover) && (
        <span className="absolute -right-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full border border-line bg-paper text-ink">
          <Icon className="size-3.5" />
        </span>
      )}
    </span>
  );
}

function Tile({ icon: Icon, className }: { icon: ComponentType<{ className?: string }>; className: string }) {
  return (
    <span className={`grid aspect-square place-items-center self-start rounded-card ${className}`}>
      <Icon className="size-6" />
    </span>
  );
}

function Pictures({ line: { kind, role, otherName, picture, others, cover } }: { line: NotificationLine }) {
  if (kind === 'campaign_closed' && cover) return <CampaignCover campaign={cover} className="size-full" />;
  const [second] = others;
  if (!second) return <OtherSide side={role} name={otherName} picture={picture} className="size-full" />;
  return (
    <>
      <Portrait name={second.name} picture={second.picture} className="absolute top-0 left-0 size-9" />
      <Portrait
        name={otherName}
        picture={picture}
        className="absolute right-0 bottom-0 size-9 ring-2 ring-paper"
      />
    </>
  );
}
