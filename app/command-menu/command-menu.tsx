import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Role } from '#domain/ctx.ts';
import type { MenuProps } from './menu.tsx';

/** The menu loads when opened. After a failure, the next page load tries again. */
const Menu = lazy<ComponentType<MenuProps>>(() =>
  import('./menu.tsx').then(
    ({ Menu: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

/** The menu opens with Ctrl+K, with ⌘K or by a call of `open`. Without a role, there is no menu. */
export function useCommandMenu(role: Role | undefined): { open: (() => void) | undefined; menu: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!role) return;
    function openByKey(event: KeyboardEvent): void {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      if (key.toLowerCase() !== 'k' || ctrlKey === metaKey || shiftKey || altKey) return;
      event.preventDefault();
      // A second modal dialog would cover an open dialog and the text typed in this dialog.
      if (!document.querySelector('dialog[open]')) setOpen(true);
    }
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [role]);
  if (!role) return { open: undefined, menu: null };
  return {
    open: () => setOpen(true),
    menu: isOpen && (
      <Suspense>
        <Menu role={role} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
