import { Form, Link } from 'react-router';
import type { Role } from '#domain/ctx.ts';
import type { Language } from '#domain/language.ts';
import { m } from '#messages';
import { pathIn, samePathIn } from '#messages/language.ts';
import { site } from '#site';
import { ButtonLink } from './button.tsx';
import { Close, LogOut, Menu } from './icons.tsx';
import { initialsOf } from './initials.ts';
import { Mark } from './mark.tsx';

interface Person {
  name: string;
  role: Role;
}

interface HeaderProps {
  person: Person | null;
  language: Language;
  pathname: string;
  search: string;
}

/** Where the header leads, for whom. A link appears with its page. */
function linksFor(person: Person | null): { path: string; label: string }[] {
  if (!person) return [];
  if (person.role === 'client') {
    return [
      { path: '/client/dashboard', label: m.nav_dashboard() },
      { path: '/client/campaigns', label: m.nav_campaigns() },
    ];
  }
  return [
    { path: '/influencer/dashboard', label: m.nav_dashboard() },
    { path: '/influencer/campaigns', label: m.nav_all_campaigns() },
  ];
}

export function Header({ person, language, pathname, search }: HeaderProps) {
  const links = linksFor(person).map(({ path, label }) => ({ to: pathIn(language, path), label }));
  const current = (to: string) => (pathname.startsWith(to) ? 'page' : undefined);
  return (
    <header className="border-b border-line">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-card focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        {m.nav_skip()}
      </a>
      <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-4 px-5 md:gap-8 md:px-8">
        <Link to={pathIn(language, '/')} className="flex min-h-11 items-center gap-2 font-serif text-2xl">
          <Mark className="h-7 text-accent" /> {site.name}
        </Link>
        <nav aria-label={m.nav_main()} className="hidden items-center gap-6 md:flex">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              aria-current={current(to)}
              className="text-soft hover:text-ink aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 md:gap-3">
          <LanguageSwitch language={language} pathname={pathname} search={search} />
          <div className="hidden items-center gap-3 md:flex">
            {person ? (
              <AvatarMenu person={person} language={language} />
            ) : (
              <>
                <ButtonLink to={pathIn(language, '/login')} look="secondary" small>
                  {m.nav_login()}
                </ButtonLink>
                <ButtonLink to={pathIn(language, '/signup')} small>
                  {m.nav_signup()}
                </ButtonLink>
              </>
            )}
          </div>
          <button
            type="button"
            popoverTarget="drawer"
            className="-mr-2 grid size-11 place-items-center md:hidden"
            aria-label={m.nav_open_menu()}
          >
            <Menu />
          </button>
        </div>
      </div>
      <Drawer person={person} language={language} links={links} current={current} />
    </header>
  );
}

function LanguageSwitch({ language, pathname, search }: Omit<HeaderProps, 'person'>) {
  return (
    <nav aria-label={m.nav_language()} className="flex items-center rounded-full border border-line text-sm">
      {(['en', 'fr'] as const).map((each) => (
        <Link
          key={each}
          to={samePathIn(each, pathname) + search}
          preventScrollReset
          lang={each}
          hrefLang={each}
          aria-current={each === language ? 'true' : undefined}
          aria-label={each === 'en' ? 'English' : 'Français'}
          className="grid min-h-9 min-w-9 place-items-center rounded-full px-2 text-soft hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink"
        >
          {each.toUpperCase()}
        </Link>
      ))}
    </nav>
  );
}

function AvatarMenu({ person, language }: { person: Person; language: Language }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="person-menu"
        aria-label={m.nav_account_of({ name: person.name })}
        className="grid size-10 place-items-center rounded-full bg-accent-fill text-sm font-medium text-on-accent [anchor-name:--person]"
      >
        {initialsOf(person.name)}
      </button>
      <div
        id="person-menu"
        popover="auto"
        className="inset-auto m-0 mt-2 min-w-56 rounded-card border border-line bg-surface p-2 text-ink [position-anchor:--person] [right:anchor(right)] [top:anchor(bottom)]"
      >
        <p className="truncate px-3 py-2 text-sm text-soft">{person.name}</p>
        <LogoutButton language={language} />
      </div>
    </>
  );
}

function LogoutButton({ language }: { language: Language }) {
  return (
    <Form method="post" action={pathIn(language, '/logout')} reloadDocument>
      <button
        type="submit"
        className="flex min-h-11 w-full items-center gap-2 rounded-card px-3 text-left hover:bg-sunken"
      >
        <LogOut /> {m.nav_logout()}
      </button>
    </Form>
  );
}

interface DrawerProps {
  person: Person | null;
  language: Language;
  links: { to: string; label: string }[];
  current: (to: string) => 'page' | undefined;
}

function Drawer({ person, language, links, current }: DrawerProps) {
  const entries = person
    ? links
    : [
        { to: pathIn(language, '/login'), label: m.nav_login() },
        { to: pathIn(language, '/signup'), label: m.nav_signup() },
      ];
  return (
    <div
      id="drawer"
      popover="auto"
      className="m-0 ml-auto h-dvh max-h-none w-80 max-w-[85vw] border-l border-line bg-paper p-5 text-ink backdrop:bg-ink/30 md:hidden"
    >
      <div className="mb-4 flex items-center justify-between">
        <span className="truncate text-sm text-soft">{person?.name}</span>
        <button
          type="button"
          popoverTarget="drawer"
          popoverTargetAction="hide"
          className="-mr-2 grid size-11 place-items-center"
          aria-label={m.nav_close_menu()}
        >
          <Close />
        </button>
      </div>
      <nav aria-label={m.nav_main()} className="grid">
        {entries.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            aria-current={current(to)}
            onClick={() => document.getElementById('drawer')?.hidePopover()}
            className="flex min-h-12 items-center border-b border-line font-serif text-2xl aria-[current=page]:text-accent"
          >
            {label}
          </Link>
        ))}
      </nav>
      {person && (
        <div className="mt-6">
          <LogoutButton language={language} />
        </div>
      )}
    </div>
  );
}
