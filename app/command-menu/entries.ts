import type { To } from '#app/addresses/path.ts';
import { conversationAddress } from '#app/live/conversation-address.ts';
import { type HeaderLink, headerLinks } from '#app/ui/header-links.ts';
import type { CommandMatches } from '#domain/command-menu/command-matches.ts';
import type { Role } from '#domain/ctx.ts';
import { fold } from '#domain/fold.ts';
import { m } from '#messages';

export interface Entry {
  to: string;
  label: string;
  detail?: string;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

export function entryGroups(role: Role, typed: string, matches: CommandMatches | null, to: To): EntryGroup[] {
  const { campaigns = [], people = [], conversations = [] } = matches ?? {};
  const text = fold(typed.trim());
  const groups: EntryGroup[] = [
    {
      title: m.commands_pages(),
      entries: pagesOf(role)
        .filter(({ label }) => fold(label).includes(text))
        .map(({ path, label }) => ({ to: to(path), label })),
    },
    {
      title: m.commands_campaigns(),
      entries: campaigns.map(({ id: campaignId, title, companyName }) => ({
        to:
          role === 'client'
            ? to('/client/campaign/:campaignId', { campaignId })
            : to('/influencer/campaign/:campaignId', { campaignId }),
        label: title,
        ...(role === 'influencer' && { detail: companyName }),
      })),
    },
    {
      title: m.commands_people(),
      entries: people.map(({ id: influencerId, name, handle }) => ({
        to: to('/influencer/:influencerId', { influencerId }),
        label: name,
        detail: `@${handle}`,
      })),
    },
    {
      title: m.commands_conversations(),
      entries: conversations.map((it) => ({
        to: to(conversationAddress(role, it)),
        label: it.otherName,
        detail: it.campaignTitle,
      })),
    },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

function pagesOf(role: Role): HeaderLink[] {
  const { main, own } = headerLinks(role);
  const create: HeaderLink = { path: '/client/campaign/create', label: m.campaign_create() };
  return [
    ...main,
    ...(role === 'client' ? [create] : []),
    { path: '/messages', label: m.nav_messages() },
    { path: '/notifications', label: m.notification_title() },
    ...own,
    ...(role === 'influencer' ? [{ path: '/pricing', label: m.nav_pricing() } as const] : []),
  ];
}
