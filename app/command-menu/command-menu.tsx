import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '#app/language.ts';
import type { Role } from '#domain/ctx.ts';
import type { MenuProps } from './menu.tsx';
import { opensMenu } from './opens-menu.ts';
import pageMenu from './page-menu.tsx?worker&url';
import pageScript from './page-script.ts?worker&url';

/** The menu loads when opened. After a failure, the next page load tries again. */
const Menu = lazy<ComponentType<MenuProps>>(() =>
  import('./menu.tsx').then(
    ({ Menu: loaded }) => ({ default: loaded }),
    () => ({ default: () => null }),
  ),
);

interface CommandMenu {
  open: (() => void) | undefined;
  menu: ReactNode;
}

/**
 * The menu opens with Ctrl+K, with ⌘K or by a call of `open`. On a server-only page, `open` does nothing, because
 * `PageMenu` handles the keys and the buttons. Without a role, there is no menu.
 */
export function useCommandMenu(role: Role | undefined, isServerOnly: boolean): CommandMenu {
  const [isOpen, setOpen] = useState(false);
  const to = usePath();
  const navigate = useNavigate();
  useEffect(() => {
    if (!role) return;
    const onKey = (event: KeyboardEvent) => opensMenu(event) && setOpen(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [role]);
  if (!role) return { open: undefined, menu: null };
  if (isServerOnly) return { open: () => {}, menu: <PageMenu role={role} /> };
  return {
    open: () => setOpen(true),
    menu: isOpen && (
      <Suspense>
        <Menu role={role} to={to} onChoose={(href) => void navigate(href)} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}

/** On a server-only page, a script listens for the keys and the buttons, and then loads React and the menu. */
function PageMenu({ role }: { role: Role }) {
  return <script type="module" src={pageScript} data-menu={pageMenu} data-role={role} />;
}
