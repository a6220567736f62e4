import type { Path } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { Tabs } from '#app/ui/tabs.tsx';
import { m } from '#messages';

export const operationsPages = [
  { path: '/staff/jobs', label: m.operations_jobs },
  { path: '/staff/services', label: m.operations_services },
  { path: '/staff/storage', label: m.operations_storage },
] as const satisfies { path: Path; label: () => string }[];

export function OperationsTabs({ current }: { current: (typeof operationsPages)[number]['path'] }) {
  const to = usePath();
  return (
    <Tabs
      label={m.operations_pages()}
      tabs={operationsPages.map(({ path, label }) => ({
        to: to(path),
        label: label(),
        current: path === current,
      }))}
    />
  );
}
