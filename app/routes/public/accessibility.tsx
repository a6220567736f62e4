import { pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { results } from '#domain/accessibility/results.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/accessibility';
import { CheckList } from './accessibility/check-list.tsx';
import { DefenderOfRights } from './accessibility/defender-of-rights.tsx';
import { FailureList } from './accessibility/failure-list.tsx';
import { HowToContact } from './legal-notice/how-to-contact.tsx';
import { NumberedPage } from './legal-notice/numbered-page.tsx';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(requestContext).publicUrl,
  results,
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const path = '/accessibility';
  const title = `${m.accessibility_title()} · ${site.name}`;
  const description = m.accessibility_meta({ name: site.name });
  const publicUrl = loaderData?.publicUrl ?? '';
  const trail = [{ path, name: m.accessibility_title() }] as const;
  return pageMetadata({ publicUrl, path, title, description, trail });
};

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  const { version, checks } = loaderData.results;
  const date = formatDate(loaderData.results.date, currentLanguage());
  const parts = [
    {
      id: 'status',
      title: m.accessibility_status(),
      text: (
        <>
          <p>{m.accessibility_status_text({ name: site.name })}</p>
          <p>{m.accessibility_status_self({ date })}</p>
        </>
      ),
    },
    { id: 'failing', title: m.accessibility_failing(), text: <FailureList checks={checks} /> },
    {
      id: 'checks',
      title: m.accessibility_checks(),
      text: (
        <>
          <p>{m.accessibility_checks_text({ date, version })}</p>
          <CheckList checks={checks} />
          <p>{m.accessibility_checks_limit()}</p>
        </>
      ),
    },
    {
      id: 'contact',
      title: m.accessibility_contact(),
      text: (
        <p>
          {m.accessibility_contact_why()} <HowToContact />
        </p>
      ),
    },
    { id: 'rights', title: m.accessibility_rights(), text: <DefenderOfRights /> },
  ];
  return <NumberedPage title={m.accessibility_title()} parts={parts} />;
}
