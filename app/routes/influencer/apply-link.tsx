import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';

/** Leads to the form on the same page. React Router would drop the query string from a link to `#apply` alone. */
export function ApplyLink({ children }: { children: ReactNode }) {
  const { search } = useLocation();
  return <ButtonLink to={`${search}#apply`}>{children}</ButtonLink>;
}
