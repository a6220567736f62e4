import type { Role } from '#domain/ctx.ts';
import type { ReportedSearch } from '#domain/saved-searches/find-search-email.server.ts';
import { m } from '#messages';
import { site } from '#site';
import {
  type EmailContent,
  greetingOf,
  linkTo,
  type Reader as ReaderOfEmail,
  renderEmail,
  unsubscribeLink,
} from './email-layout.ts';

interface Reader extends ReaderOfEmail {
  role: Role;
  unsubscribe: string | undefined;
}

export function searchEmail(reader: Reader, searches: ReportedSearch[]): EmailContent {
  const { role, publicUrl } = reader;
  const count = new Set(searches.flatMap(({ ids }) => ids)).size;
  const [first, second] = searches;
  const list = linkTo(publicUrl, role === 'client' ? '/influencers' : '/influencer/campaigns');
  return renderEmail({
    subject: subjectOf(role, count, first && !second ? first.name : null),
    greeting: greetingOf(reader),
    paragraphs: [m.search_email_text({ site: site.name })],
    links: searches.map(({ name, query, ids, found, withoutAdvanced }) => {
      const more = ids.length - found.length;
      return {
        title: name,
        text: withoutAdvanced ? m.search_email_without_advanced() : undefined,
        links: [
          ...found.map((it) => ({ label: labelOf(it), href: addressOf(role, publicUrl, it.id) })),
          {
            label: more > 0 ? m.search_email_more({ count: more }) : m.search_email_all(),
            href: `${list}?${query}`,
          },
        ],
      };
    }),
    button: { label: m.search_email_button(), href: linkTo(publicUrl, '/saved-searches') },
    lastLink: unsubscribeLink(reader),
  });
}

function subjectOf(role: Role, count: number, name: string | null): string {
  if (role === 'client')
    return name
      ? m.search_email_subject_influencers({ count, name })
      : m.search_email_subject_several_influencers({ count });
  return name
    ? m.search_email_subject_campaigns({ count, name })
    : m.search_email_subject_several_campaigns({ count });
}

const labelOf = ({ name, brand }: ReportedSearch['found'][number]) =>
  brand === null ? name : m.search_email_campaign({ title: name, brand });

const addressOf = (role: Role, publicUrl: string, id: string) =>
  role === 'client'
    ? linkTo(publicUrl, '/influencer/:influencerId', { influencerId: id })
    : linkTo(publicUrl, '/influencer/campaign/:campaignId', { campaignId: id });
