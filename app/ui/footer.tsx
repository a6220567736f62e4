import { Link } from 'react-router';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn } from '#messages/language.ts';
import { site } from '#site';
import { Instagram, LinkedIn } from './icons.tsx';
import { Mark } from './mark.tsx';

/** The spec's footer. Links to pages that do not stand yet appear with them. */
export function Footer({ language }: { language: Language }) {
  const link = 'inline-flex min-h-6 items-center text-soft hover:text-ink';
  return (
    <footer className="mt-16 border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-wrap gap-x-12 gap-y-8 px-5 py-10 md:px-8">
        <div className="mr-auto">
          <p className="flex items-center gap-2 font-serif text-xl">
            <Mark className="h-6 text-accent" /> {site.name}
          </p>
          <p className="mt-2 text-sm text-soft">
            © {new Date().getFullYear()} {site.publisher}
          </p>
        </div>
        <nav aria-label={m.footer_site()} className="grid content-start gap-2 text-sm">
          <Link to={pathIn(language, '/')} className={link}>
            {m.nav_home()}
          </Link>
          <a href={site.contactPage} className={link}>
            {m.footer_contact()}
          </a>
        </nav>
        <nav aria-label={m.footer_partners()} className="grid content-start gap-2 text-sm">
          {site.partners.map(({ name, url }) => (
            <a key={url} href={url} className={link}>
              {name}
            </a>
          ))}
        </nav>
        <div className="flex gap-2">
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
        </div>
      </div>
    </footer>
  );
}
