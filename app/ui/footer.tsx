import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { site } from '#site';
import { Instagram, LinkedIn } from './icons.tsx';
import { Mark } from './mark.tsx';

interface FooterProps {
  language: Language;
  statements: { year: string; publisher: string | null; partners: typeof site.partners | null } | undefined;
  themeSwitch: ReactNode;
}

interface FooterLink {
  to: string;
  label: string;
}

/** The specification prescribes these links. */
export function Footer({ language, statements, themeSwitch }: FooterProps) {
  const home = hrefIn(language, '/');
  const partners = (statements?.partners ?? []).map(({ name, url }) => ({ to: url, label: name }));
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto max-w-6xl px-5 pt-12 pb-8 md:px-8 md:pt-16">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-3 lg:grid-cols-[3fr_2fr_2fr_2fr]">
          <div className="col-span-full lg:col-span-1">
            <p className="flex items-center gap-2 font-serif text-3xl">
              <Mark className="h-9 text-accent" /> {site.name}
            </p>
            <nav aria-label={m.footer_follow()} className="mt-3 -ml-3 flex">
              <a
                href={site.instagram}
                aria-label="Instagram"
                className="grid size-11 place-items-center text-soft hover:text-ink"
              >
                <Instagram />
              </a>
              <a
                href={site.linkedin}
                aria-label="LinkedIn"
                className="grid size-11 place-items-center text-soft hover:text-ink"
              >
                <LinkedIn />
              </a>
            </nav>
          </div>
          <FooterLinks
            title={m.footer_discover()}
            links={[
              { to: home, label: m.nav_home() },
              { to: hrefIn(language, '/influencers'), label: m.nav_influencers() },
              { to: hrefIn(language, '/pricing'), label: m.nav_pricing() },
              { to: hrefIn(language, '/blog'), label: m.nav_blog() },
            ]}
          />
          <FooterLinks
            title={m.footer_help()}
            links={[
              { to: `${home}#faq`, label: m.footer_faq() },
              { to: site.contactPage, label: m.footer_contact() },
              { to: hrefIn(language, '/terms'), label: m.terms_of_use() },
              { to: hrefIn(language, '/legal-notice'), label: m.footer_legal() },
              { to: hrefIn(language, '/accessibility'), label: m.footer_accessibility() },
            ]}
          />
          {partners.length > 0 && <FooterLinks title={m.footer_partners()} links={partners} />}
        </div>
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6">
          <p className="text-sm text-soft">
            © {statements?.year} {statements?.publisher ?? site.name}
          </p>
          {themeSwitch}
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ title, links }: { title: string; links: FooterLink[] }) {
  return (
    <nav aria-label={title}>
      {/* The label of the `nav` names the group. A heading would be in the outline of every page. */}
      <p aria-hidden className="mb-1 font-serif text-xl">
        {title}
      </p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              reloadDocument
              className="inline-flex min-h-9 items-center text-sm text-soft hover:text-ink hover:underline"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
