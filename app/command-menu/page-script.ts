// Script of server-only pages for members. Loads the command menu the first time it opens.
import { opensMenu } from './opens-menu.ts';

// In development, React Router's Vite plugin refuses to run a component on a page without the plugin's preamble.
if (import.meta.env.DEV) Object.assign(window, { __vite_plugin_react_preamble_installed__: true });

const address = document.querySelector<HTMLElement>('script[data-menu]')?.dataset.menu;

/**
 * If the menu cannot be loaded, nothing happens. The next press tries again, but some browsers cannot repeat a failed
 * `import`.
 */
async function open(): Promise<void> {
  await import(/* @vite-ignore */ String(address)).catch(() => {});
  document.dispatchEvent(new Event('command-menu'));
}

document.addEventListener('keydown', (event) => void (opensMenu(event) && open()));
for (const button of document.querySelectorAll('[data-search]'))
  button.addEventListener('click', () => void open());
