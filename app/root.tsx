import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import sans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { type ReactNode, useContext } from 'react';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router';
import { stated } from '#domain/claims/statements.ts';
import { dayOf } from '#domain/clock.ts';
import { findUnread } from '#domain/conversations/find-unread.server.ts';
import { nothingUnread } from '#domain/conversations/unread-view.ts';
import { isMember } from '#domain/ctx.ts';
import type { Language } from '#domain/language.ts';
import { languageOf, samePathIn, setLanguageSource } from '#messages/path-language.ts';
import { log } from '#services/log.ts';
import type { Route } from './+types/root';
import { useCommandMenu } from './command-menu/command-menu.tsx';
import { keepPage } from './connection/keep-page.ts';
import { NoAnswerToast } from './connection/no-answer-toast.tsx';
import { useEarlyInput } from './forms/early-input.ts';
import { Bell } from './live/bell.tsx';
import { LiveIncoming } from './live/live-incoming.tsx';
import { useUnread } from './live/unread.tsx';
import { NonceContext } from './rendering/nonce.ts';
import { type Handle, ServerOnlyPageContext } from './rendering/server-only-page.ts';
import { requestContext } from './request/context.ts';
import { homeOf } from './request/guard.ts';
import { onPage, pageIn } from './request/page-number.ts';
import { UnsentSender } from './routes/conversation/unsent-sender.tsx';
import { hasConsented } from './shell/consent.ts';
import { CookieBanner } from './shell/cookie-banner.tsx';
import { ErrorPage } from './shell/error-page.tsx';
import { LatePageOutline } from './shell/late-page-outline.tsx';
import { NavigationProgress } from './shell/navigation-progress.tsx';
import { NotFoundPage } from './shell/not-found.tsx';
import { RouteAnnouncer } from './shell/route-announcer.tsx';
import { themeOf } from './shell/theme-cookie.ts';
import { ThemeSwitch } from './shell/theme-switch.tsx';
import { Toaster } from './toasts/toast.tsx';
import { PageToasts } from './toasts/toast-region.tsx';
import { Footer } from './ui/footer.tsx';
import { Header } from './ui/header.tsx';
import stylesheet from './ui/theme.css?url';

// The server sets the language per request. The browser reads the language from the address.
if (typeof document !== 'undefined') setLanguageSource(() => languageOf(window.location.pathname));

const preloaded = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export const links: Route.LinksFunction = () => [
  { ...preloaded, href: sans },
  { ...preloaded, href: serif },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { ctx, requestId, publicUrl } = context.get(requestContext);
  const { actor } = ctx;
  return {
    person: actor && { name: actor.name, role: actor.role, factors: actor.factors },
    ...(isMember(actor) && { unread: await findUnread(ctx, actor.id).catch(logged(requestId)) }),
    consented: hasConsented(request),
    theme: themeOf(request),
    // The server sets the year. The browser's clock or time zone can be in another year, and the footers would differ.
    statements: {
      year: dayOf(ctx.now).slice(0, 4),
      publisher: stated('publisher'),
      partners: stated('partners'),
    },
    publicUrl,
  };
}

/**
 * Logs a failed read of the unread counts. Does not throw, because after an error in this loader, every page would be
 * the error page.
 */
const logged = (requestId: string) => (error: unknown) => {
  log.error('the unread counts could not be read', { error, requestId });
  return nothingUnread;
};

export function Layout({ children }: { children: ReactNode }) {
  useEarlyInput();
  const language = languageOf(useLocation().pathname);
  const nonce = useContext(NonceContext);
  const serverOnlyPage = useContext(ServerOnlyPageContext);
  const data = useRouteLoaderData<typeof loader>('root');
  const person = data?.person;
  const unread = useUnread();
  const theme = data?.theme ?? 'system';
  const commands = useCommandMenu(
    person && isMember(person) ? person.role : undefined,
    serverOnlyPage !== null,
  );
  return (
    <html lang={language} data-theme={theme === 'system' ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === 'system' ? 'light dark' : theme} />
        <AddressLinks />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {data && !data.consented && <CookieBanner />}
        <Header
          person={person}
          unread={unread}
          onSearch={commands.open}
          bell={!serverOnlyPage && <Bell unread={unread.notifications} />}
        />
        {serverOnlyPage?.main === undefined ? (
          <main id="main" className="flex-1">
            {children}
          </main>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML rendered by React and cached (`main-cache.server.ts`)
          <main id="main" className="flex-1" dangerouslySetInnerHTML={{ __html: serverOnlyPage.main }} />
        )}
        <Footer
          language={language}
          statements={data?.statements}
          themeSwitch={<ThemeSwitch theme={theme} />}
        />
        {commands.menu}
        {serverOnlyPage && <NoAnswerToast />}
        {serverOnlyPage ? (
          serverOnlyPage.showsToasts && <PageToasts flash={serverOnlyPage.flash} />
        ) : (
          <>
            <NavigationProgress />
            <RouteAnnouncer />
            <Toaster />
            {person && isMember(person) && (
              <LiveIncoming role={person.role} loaded={data?.unread ?? nothingUnread} />
            )}
            {person && isMember(person) && <UnsentSender side={person.role} />}
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

function AddressLinks() {
  const { pathname, search } = useLocation();
  const match = useMatches().at(-1);
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data || match?.loaderData === undefined || '*' in match.params) return null;
  const isPaged = (match.handle as Handle | undefined)?.paged;
  const page = isPaged ? pageIn(new URLSearchParams(search)) : 1;
  const address = (language: Language) => `${data.publicUrl}${onPage(samePathIn(language, pathname), page)}`;
  return (
    <>
      <link rel="canonical" href={address(languageOf(pathname))} />
      <link rel="alternate" hrefLang="en" href={address('en')} />
      <link rel="alternate" hrefLang="fr" href={address('fr')} />
      <link rel="alternate" hrefLang="x-default" href={address('en')} />
    </>
  );
}

export default function Root() {
  return (
    <LatePageOutline>
      <Outlet />
    </LatePageOutline>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const role = useRouteLoaderData<typeof loader>('root')?.person?.role;
  return <ErrorPage error={error} missing={<NotFoundPage dashboard={role ? homeOf(role) : null} />} />;
}
