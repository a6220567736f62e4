import { Link } from 'react-router';
import { hrefIn, type Path } from '#app/addresses/path.ts';
import { useLanguage } from '#app/language.ts';
import { ChevronRight } from '#app/ui/icons.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Role } from '#domain/ctx.ts';
import { m } from '#messages';

interface AccountLink {
  path: Path;
  title: string;
  text: string;
  /** If true, the link loads a whole page, because its target has no React. */
  document?: true;
}

/** Pages without a tab of their own, in the order of their links. */
function linksFor(role: Role | 'staff'): AccountLink[] {
  const secondFactor: AccountLink = {
    path: '/second-factor',
    title: m.second_factor_title(),
    text: m.second_factor_link_text(),
    document: true,
  };
  if (role === 'staff') return [secondFactor];
  return [
    secondFactor,
    { path: '/sessions', title: m.session_title(), text: m.session_link_text() },
    { path: '/blocks', title: m.block_list_title(), text: m.block_list_link_text() },
    { path: '/consent', title: m.consent_title(), text: m.consent_link_text() },
    { path: '/export', title: m.export_title(), text: m.export_link_text() },
    { path: '/erasure', title: m.erasure_title(), text: m.erasure_link_text() },
  ];
}

export function AccountLinks({ of }: { of: Role | 'staff' }) {
  const language = useLanguage();
  const links = linksFor(of);
  return (
    <Section title={m.account_links_title()} text={m.account_links_text()} id="security">
      <ul className="border-t border-line">
        {links.map(({ path, title, text, document }) => (
          <li key={path} className="border-b border-line">
            <Link
              to={hrefIn(language, path)}
              reloadDocument={document ?? false}
              className="group flex min-h-11 items-center justify-between gap-4 py-3"
            >
              <span className="min-w-0">
                <span className="block font-medium group-hover:underline">{title}</span>
                <span className="block text-sm text-soft">{text}</span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
