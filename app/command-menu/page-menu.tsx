// Command menu of server-only pages, with its own copy of React. `page-script.ts` loads this file.
import { createRoot } from 'react-dom/client';
import { hrefIn, type To } from '#app/addresses/path.ts';
import { currentLanguage, languageOf, setLanguageSource } from '#messages/path-language.ts';
import { Menu } from './menu.tsx';

setLanguageSource(() => languageOf(location.pathname));

const role = document.querySelector<HTMLElement>('script[data-menu]')?.dataset.role;
const root = createRoot(document.body.appendChild(document.createElement('div')));
const to: To = (path, ...values) => hrefIn(currentLanguage(), path, ...values);

document.addEventListener('command-menu', () => {
  if (document.querySelector('dialog[open]')) return;
  root.render(
    <Menu
      role={role === 'client' ? 'client' : 'influencer'}
      to={to}
      onChoose={follow}
      onClose={() => root.render(null)}
    />,
  );
});

/** Clicks a temporary link to the address, so that `askForDocuments` keeps the page if the server does not answer. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  link.click();
  link.remove();
}
