import type { ReactNode } from 'react';
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
  const parts = useParts(publicUrl);
  return (
    <div className="mx-auto max-w-6xl px-5 py-12 md:px-8 md:py-20">
      <h1 className="text-[clamp(3.25rem,9vw,7.5rem)] leading-[0.92] tracking-[-0.02em]">
        {m.legal_title()}
      </h1>
      <div className="mt-10 grid gap-x-16 gap-y-10 md:mt-16 lg:grid-cols-[1fr_2.4fr]">
        <nav aria-label={m.legal_contents()} className="self-start lg:sticky lg:top-8">
          <ol className="grid gap-x-8 text-soft sm:grid-cols-2 lg:grid-cols-1">
            {parts.map(({ id, title }, index) => (
              <li key={id}>
                <a href={`#${id}`} className="flex min-h-9 items-baseline gap-3 hover:text-ink">
                  <span className="w-4 font-serif text-lg text-accent">{index + 1}</span> {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div>
          {parts.map(({ id, title, text }) => (
            <section key={id} id={id} className="scroll-mt-4 border-t border-line py-8 first:pt-6 md:py-10">
              <h2>{title}</h2>
              <div className="mt-4 grid gap-4 text-soft *:[p]:max-w-prose">{text}</div>
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function useParts(publicUrl: string): { id: string; title: string; text: ReactNode }[] {
  const language = useLanguage();
  const { name } = site;
  const publisher = stated('publisher');
  const host = stated('legal.host');
  const email = stated('operatorEmail');
  const [beforeEmail, afterEmail] = m.legal_contact_email({ email: '|' }).split('|');
  const [beforePage, afterPage] = m.legal_contact_text({ contact: '|' }).split('|');
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
          {email && (
            <>
              {beforeEmail}
              <TextLink to={`mailto:${email}`}>{email}</TextLink>
              {afterEmail}{' '}
            </>
          )}
          {beforePage}
          <TextLink to={site.contactPage}>{m.legal_contact_page()}</TextLink>
          {afterPage}
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

const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} className="text-accent underline underline-offset-4">
    {children}
  </a>
);
