import { useLanguage } from '#app/language.ts';
import { pageMetadata } from '#app/rendering/search-metadata.ts';
import { type Handle, loadWholePage } from '#app/rendering/server-only-page.ts';
import { requestContext } from '#app/request/context.ts';
import { stated } from '#domain/claims/statements.ts';
import type { Language } from '#domain/language.ts';
import { storedDataOf } from '#domain/privacy/stored-data-of.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { site } from '#site';
import type { Route } from './+types/legal-notice';
import { HowToContact } from './legal-notice/how-to-contact.tsx';
import { NumberedPage, type NumberedPart } from './legal-notice/numbered-page.tsx';
import { BrowserStorageTable, CookieTable, StoredDataTable } from './legal-notice/stored-tables.tsx';

export const handle: Handle = { serverOnly: true, listed: true };
export const clientLoader = loadWholePage;

export const loader = ({ context }: Route.LoaderArgs) => ({
  publicUrl: context.get(requestContext).publicUrl,
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const path = '/legal-notice';
  const title = `${m.legal_title()} · ${site.name}`;
  const description = m.legal_meta({ name: site.name });
  const publicUrl = loaderData?.publicUrl ?? '';
  return pageMetadata({ publicUrl, path, title, description, trail: [{ path, name: m.legal_title() }] });
};

export default function LegalNotice({ loaderData: { publicUrl } }: Route.ComponentProps) {
  return <NumberedPage title={m.legal_title()} parts={useParts(publicUrl)} />;
}

function useParts(publicUrl: string): NumberedPart[] {
  const language = useLanguage();
  const { name } = site;
  const publisher = stated('publisher');
  const host = stated('legal.host');
  const email = stated('operatorEmail');
  return [
    {
      id: 'publisher',
      title: m.legal_publisher(),
      text: <p>{publisherText(language)}</p>,
    },
    {
      id: 'hosting',
      title: m.legal_hosting(),
      text: <p>{host ? m.legal_hosting_text({ ...host, host: host.name }) : m.legal_missing()}</p>,
    },
    {
      id: 'contact',
      title: m.legal_contact(),
      text: (
        <p>
          <HowToContact />
        </p>
      ),
    },
    {
      id: 'contact-point',
      title: m.abuse_contact(),
      text: <p>{email ? m.abuse_contact_text({ email }) : m.legal_missing()}</p>,
    },
    {
      id: 'property',
      title: m.legal_property(),
      text: paragraphs(
        m.legal_property_text({ name, publisher: publisher ?? m.legal_the_publisher() }),
        m.legal_property_people(),
      ),
    },
    {
      id: 'data',
      title: m.legal_data(),
      text: (
        <>
          <p>{m.legal_data_what()}</p>
          <StoredDataTable stored={storedDataOf()} />
          {paragraphs(m.legal_data_why(), m.legal_data_who(), m.legal_data_rights())}
        </>
      ),
    },
    {
      id: 'cookies',
      title: m.legal_cookies(),
      text: (
        <>
          <p>{m.legal_cookies_text()}</p>
          <CookieTable publicUrl={publicUrl} />
          <h3 className="text-lg text-ink">{m.legal_storage()}</h3>
          <p>{m.legal_storage_text()}</p>
          <BrowserStorageTable />
        </>
      ),
    },
    { id: 'law', title: m.legal_law(), text: <p>{m.legal_law_text()}</p> },
    {
      id: 'changes',
      title: m.legal_changes(),
      text: <p>{m.legal_changes_text({ date: formatDate(site.legal.changed, language) })}</p>,
    },
  ];
}

function publisherText(language: Language): string {
  const [publisher, form, address] = [stated('publisher'), stated('legal.form'), stated('legal.address')];
  const [registration, vat, director] = [
    stated('legal.registration'),
    stated('legal.vat'),
    stated('legal.director'),
  ];
  const is = publisher && [
    m.legal_publisher_text({ publisher }),
    form?.[language],
    address && m.legal_publisher_address({ address }),
  ];
  const entries = [publisher, form, address, registration, vat, director];
  return [
    is && `${is.filter(Boolean).join(', ')}.`,
    registration && `${registration}.`,
    vat && m.legal_publisher_vat({ vat }),
    director && m.legal_publisher_director({ director }),
    entries.includes(null) && m.legal_missing(),
  ]
    .filter(Boolean)
    .join(' ');
}

const paragraphs = (...texts: string[]) => texts.map((text) => <p key={text}>{text}</p>);
