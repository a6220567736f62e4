import type { To } from '#app/addresses/path.ts';
import { conversationAddress } from '#app/live/conversation-address.ts';
import type { CommandMatches } from '#domain/command-menu/command-matches.ts';
import type { Role } from '#domain/ctx.ts';
import { fold } from '#domain/fold.ts';
import { m } from '#messages';
import { memberName } from '#messages/member-name.ts';
import { memberPages, searchWordsOf } from './member-pages.ts';

export interface Entry {
  to: string;
  label: string;
  detail?: string;
}

export interface EntryGroup {
  title: string;
  entries: Entry[];
}

interface Found {
  matches: CommandMatches | null;
  /** The server has not answered yet, so `matches` belong to an earlier text. */
  isBusy: boolean;
}

/**
 * Returns the pages and the server's matches for the typed text. Until the server answers, leaves out matches that do
 * not contain every typed word. Enter therefore never opens a match that fits only an earlier text.
 */
export function entryGroups(role: Role, typed: string, { matches, isBusy }: Found, to: To): EntryGroup[] {
  const pages = {
    title: m.commands_pages(),
    entries: memberPages(role)
      .filter(({ path, label }) => isFound(typed, label, searchWordsOf(path)))
      .map(({ path, label, detail }) => ({ to: to(path), label, ...(detail && { detail }) })),
  };
  const groups = matches ? matchGroups(role, matches, to) : [];
  const isShown = ({ label, detail = '' }: Entry) => !isBusy || isFound(typed, `${label} ${detail}`, '');
  const shown = groups.map(({ title, entries }) => ({ title, entries: entries.filter(isShown) }));
  return [pages, ...shown].filter(({ entries }) => entries.length > 0);
}

function matchGroups(role: Role, matches: CommandMatches, to: To): EntryGroup[] {
  const { campaigns, people, shortlists, conversations } = matches;
  return [
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
      title: m.shortlists(),
      entries: shortlists.map(({ id: shortlistId, name }) => ({
        to: to('/client/shortlists/:shortlistId', { shortlistId }),
        label: name,
      })),
    },
    {
      title: m.commands_conversations(),
      entries: conversations.map((it) => ({
        to: to(conversationAddress(role, it)),
        label: memberName(it.otherName),
        detail: it.campaignTitle,
      })),
    },
  ];
}

/** Every typed word must be in the label, or be the beginning of a search word. */
function isFound(typed: string, label: string, searchWords: string): boolean {
  const name = fold(label);
  const others = fold(searchWords).split(' ');
  return fold(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => name.includes(word) || others.some((other) => other.startsWith(word)));
}
