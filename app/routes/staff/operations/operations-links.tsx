import { usePath } from '#app/language.ts';
import { Badge } from '#app/ui/badge.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import type { OperationsView } from '#domain/staff/find-operations.server.ts';
import { m } from '#messages';
import { formatBytes } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { operationsPages } from './operations-tabs.tsx';

export function OperationsLinks({ givenUp, failing, databaseBytes }: OperationsView) {
  const to = usePath();
  const signs = {
    '/staff/jobs': givenUp > 0 && <Badge tone="bad">{m.operations_given_up({ count: givenUp })}</Badge>,
    '/staff/services': failing > 0 && <Badge tone="bad">{m.operations_failing({ count: failing })}</Badge>,
    '/staff/storage': <Badge>{formatBytes(databaseBytes, currentLanguage())}</Badge>,
  };
  return (
    <nav aria-label={m.operations_pages()} className="flex flex-wrap gap-2">
      {operationsPages.map(({ path, label }) => (
        <ButtonLink key={path} to={to(path)} look="secondary" small>
          {label()}
          {signs[path]}
        </ButtonLink>
      ))}
    </nav>
  );
}
