import { useRouteLoaderData } from 'react-router';
import { homeOf } from '#app/request/guard.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { NotFoundPage } from '#app/shell/not-found.tsx';
import { m } from '#messages';
import { site } from '#site';

/** Returns the title of the 404 page if there is no loader data. Only staff receive loader data. */
export function staffTitle(loaderData: unknown, title: string) {
  return [{ title: `${loaderData ? title : m.not_found_text()} · ${site.name}` }];
}

/** Shows a 404 as for an unknown address, so that users who are not staff cannot tell that the page exists. */
export function StaffError({ error }: { error: unknown }) {
  const role = useRouteLoaderData<typeof rootLoader>('root')?.person?.role;
  return <ErrorPage error={error} missing={<NotFoundPage dashboard={role ? homeOf(role) : null} />} />;
}
