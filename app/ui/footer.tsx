import { Link } from 'react-router';
import { hrefIn } from '#app/addresses/path.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { site } from '#site';
import { Instagram, LinkedIn } from './icons.tsx';
import { Mark } from './mark.tsx';

interface FooterProps {
  language: Language;
  statements: { publisher: string | null; partners: typeof site.partners | null } | undefined;
}

/** The specification defines the order of the links. */
export function Footer({ language, statements }: FooterProps) {
  const links = [
    { to: hrefIn(language, '/'), label: m.nav_home() },
    { to: hrefIn(language, '/influencers'), label: m.nav_influencers() },
    ...(statements?.partners ?? []).map(({ name, url }) => ({ to: url, label: name })),
    { to: hrefIn(language, '/blog'), label: m.nav_blog() },
    { to: `${hrefIn(language, '/')}#faq`, label: m.footer_faq() },
    { to: site.contactPage, label: m.footer_contact() },
    { to: hrefIn(language, '/legal-notice'), label: m.footer_legal() },
  ];
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap items-start gap-x-16 gap-y-8 px-5 py-12 md:px-8">
        <div className="mr-auto">
          <p className="flex items-center gap-2 font-serif text-2xl">
            <Mark className="h-7 text-accent" /> {site.name}
          </p>
          <p className="mt-3 text-sm text-soft">
            © {new Date().getFullYear()} {statements?.publisher ?? site.name}
          </p>
        </div>
        <nav aria-label={m.footer_site()} className="grid grid-cols-2 gap-x-12 text-sm sm:grid-cols-3">
          {links.map(({ label, ...link }) => (
            <Link
              key={link.to}
              {...link}
              reloadDocument
              className="inline-flex min-h-9 items-center text-soft hover:text-ink hover:underline"
            >
              {label}
            </Link>
          ))}
        </nav>
        <nav aria-label={m.footer_follow()} className="-m-3 flex">
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
    </footer>
  );
}
