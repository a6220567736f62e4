import type { ReactNode } from 'react';
import { Form, Link, useLocation } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import { type Actor, isMember } from '#domain/ctx.ts';
import { languages } from '#domain/language.ts';
import { m } from '#messages';
import { languageOf, samePathIn } from '#messages/path-language.ts';
import { site } from '#site';
import { BellSign } from './bell-sign.tsx';
import { ButtonLink } from './button.tsx';
import { Count } from './count.tsx';
import { type HeaderLink, headerLinks } from './header-links.ts';
import { Close, LogOut, Menu, MessageCircle } from './icons.tsx';
import { initialsOf } from './initials.ts';
import { Mark } from './mark.tsx';
import { SearchButton } from './search-button.tsx';

interface Person {
  name: string;
  role: Actor['role'];
}

interface HeaderProps {
  /** Null for a visitor. Undefined for an unknown viewer after an error. */
  person: Person | null | undefined;
  unread: { total: number; notifications: number };
  bell: ReactNode;
  onSearch: (() => void) | undefined;
}

export function Header({ person, unread, bell, onSearch }: HeaderProps) {
  const language = languageOf(useLocation().pathname);
  const { main, own } = headerLinks(person === undefined ? 'unknown' : person?.role);
  // On tablets, the main links do not fit between the logo and the buttons of a logged-in person, above all in French.
  const hasRow = Boolean(person) && main.length > 0;
  return (
    <header className="border-b border-line" data-two-rows={hasRow || undefined}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:rounded-card focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        {m.nav_skip()}
      </a>
      <div
        className={`mx-auto flex min-h-18 max-w-6xl items-center gap-x-4 px-5 md:gap-x-6 md:px-8 xl:gap-x-8 ${hasRow ? 'md:max-lg:flex-wrap md:max-lg:pt-3' : ''}`}
      >
        <Link
          to={hrefIn(language, '/')}
          reloadDocument
          className="flex min-h-11 items-center gap-2 font-serif text-2xl md:text-[1.75rem]"
        >
          <Mark className="h-7 text-accent md:h-8" /> {site.name}
        </Link>
        <nav
          aria-label={m.nav_main()}
          className={`hidden items-center gap-4 md:flex md:max-lg:gap-6 xl:gap-6 ${hasRow ? 'md:max-lg:order-last md:max-lg:min-h-12 md:max-lg:basis-full' : ''}`}
        >
          {main.map((link) => (
            <NavLink
              key={link.path}
              {...link}
              className="min-h-6 whitespace-nowrap text-soft hover:text-ink aria-[current=page]:text-ink"
            />
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2 md:gap-3">
          {onSearch && <SearchButton place="bar" onSearch={onSearch} />}
          <LanguageSwitch />
          {person && isMember(person) && (
            <IconLink path="/messages">
              <MessageCircle />
              <span className="sr-only">{m.nav_messages()}</span>
              {unread.total > 0 && (
                <span className="absolute top-0.5 right-0">
                  <Count count={unread.total} label={m.conversation_unread({ count: unread.total })} />
                </span>
              )}
            </IconLink>
          )}
          <div className="hidden items-center gap-3 md:flex">
            {person ? (
              <>
                {isMember(person) &&
                  (bell || (
                    <IconLink path="/notifications">
                      <BellSign unread={unread.notifications} />
                    </IconLink>
                  ))}
                <AvatarMenu person={person} own={own} />
              </>
            ) : (
              person === null && (
                <>
                  <ButtonLink to={hrefIn(language, '/login')} reloadDocument look="secondary" small>
                    {m.nav_login()}
                  </ButtonLink>
                  <ButtonLink to={hrefIn(language, '/signup')} reloadDocument small>
                    {m.nav_signup()}
                  </ButtonLink>
                </>
              )
            )}
          </div>
          <button
            type="button"
            popoverTarget="drawer"
            className="relative -mr-2 grid size-11 place-items-center md:hidden"
            aria-label={m.nav_open_menu()}
          >
            <Menu />
            {person && unread.notifications > 0 && (
              <span aria-hidden className="absolute top-2 right-2 size-2 rounded-full bg-unread" />
            )}
          </button>
        </div>
      </div>
      <Drawer
        person={person}
        links={[...main, ...own]}
        notifications={unread.notifications}
        onSearch={onSearch}
      />
    </header>
  );
}

function useLinkTo(path: Path) {
  const { pathname } = useLocation();
  const isCurrent = samePathIn('en', pathname) === path;
  return {
    to: hrefIn(languageOf(pathname), path),
    'aria-current': isCurrent ? ('page' as const) : undefined,
  };
}

function NavLink({ path, label, count = 0, document, className }: HeaderLink & { className: string }) {
  return (
    <Link
      {...useLinkTo(path)}
      reloadDocument={document ?? false}
      // Hides the open menu or drawer, because client-side navigation leaves it open.
      onClick={() => globalThis.document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover()}
      className={className}
    >
      {label}
      {count > 0 && (
        <span className="ml-3 font-sans">
          <Count count={count} label={m.notification_unread_count({ count })} />
        </span>
      )}
    </Link>
  );
}

function IconLink({ path, children }: { path: Path; children: ReactNode }) {
  return (
    <Link
      {...useLinkTo(path)}
      className="relative grid size-11 place-items-center rounded-full hover:bg-sunken aria-[current=page]:text-accent"
    >
      {children}
    </Link>
  );
}

function LanguageSwitch() {
  const { pathname, search } = useLocation();
  const language = languageOf(pathname);
  return (
    <nav aria-label={m.nav_language()} className="flex items-center rounded-full border border-line text-sm">
      {languages.map((each) => (
        <Link
          key={each}
          to={samePathIn(each, pathname) + search}
          preventScrollReset
          lang={each}
          hrefLang={each}
          aria-current={each === language ? 'true' : undefined}
          className="grid min-h-9 min-w-9 place-items-center rounded-full px-2 text-soft hover:text-ink aria-[current=true]:font-medium aria-[current=true]:text-ink"
        >
          <span>
            {each.toUpperCase()}
            <span className="sr-only"> {each === 'en' ? 'English' : 'Français'}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}

function AvatarMenu({ person, own }: { person: Person; own: HeaderLink[] }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="person-menu"
        className="grid size-10 place-items-center rounded-full bg-accent-fill text-sm font-medium text-on-accent [anchor-name:--person]"
      >
        <span aria-hidden>{initialsOf(person.name)}</span>
        <span className="sr-only">{m.nav_account_of({ name: person.name })}</span>
      </button>
      <div
        id="person-menu"
        popover="auto"
        className="inset-auto m-0 mt-2 w-56 rounded-card border border-line bg-surface p-2 text-ink [position-anchor:--person] [right:anchor(right)] [top:anchor(bottom)]"
      >
        <p className="truncate px-3 py-2 text-sm text-soft">{person.name}</p>
        {own.map((link) => (
          <NavLink
            key={link.path}
            {...link}
            className="flex min-h-11 items-center rounded-card px-3 hover:bg-sunken aria-[current=page]:text-accent"
          />
        ))}
        <LogoutButton />
      </div>
    </>
  );
}

function LogoutButton() {
  const language = languageOf(useLocation().pathname);
  return (
    <Form method="post" action={hrefIn(language, '/logout')} reloadDocument>
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
  person: Person | null | undefined;
  links: HeaderLink[];
  notifications: number;
  onSearch: HeaderProps['onSearch'];
}

function Drawer({ person, links, notifications, onSearch }: DrawerProps) {
  const entries: HeaderLink[] = [{ path: '/', label: m.nav_home(), document: true }, ...links];
  if (person && isMember(person))
    entries.push({ path: '/notifications', label: m.notification_title(), count: notifications });
  return (
    <div
      id="drawer"
      popover="auto"
      className="m-0 ml-auto h-dvh max-h-none w-80 max-w-[85vw] border-l border-line bg-paper p-5 text-ink backdrop:bg-on-ground/50 md:hidden"
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
      {onSearch && <SearchButton place="drawer" onSearch={onSearch} />}
      <nav aria-label={m.nav_main()} className="grid">
        {entries.map((link) => (
          <NavLink
            key={link.path}
            {...link}
            className="flex min-h-12 items-center border-b border-line font-serif text-2xl aria-[current=page]:text-accent"
          />
        ))}
      </nav>
      {person && (
        <div className="mt-6">
          <LogoutButton />
        </div>
      )}
    </div>
  );
}
