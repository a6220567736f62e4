import { Link, useLocation } from 'react-router';
import type { Path } from '#app/addresses/path.ts';
import { usePath } from '#app/language.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { readablePath } from '#domain/readable-path.ts';
import { m } from '#messages';
import { BrokenBrace } from './broken-brace.tsx';

export function NotFoundPage({ dashboard }: { dashboard: Path | null }) {
  const { pathname } = useLocation();
  const to = usePath();
  return (
    <div className="mx-auto grid max-w-6xl grid-cols-[auto_1fr] gap-x-6 px-5 py-14 md:gap-x-16 md:px-8 md:py-24">
      <BrokenBrace className="h-40 text-accent sm:row-span-2 sm:h-80 md:h-96" />
      <h1 className="self-center text-[clamp(7rem,22vw,15rem)] leading-[0.8] tracking-[-0.03em]">
        {m.not_found_title()}
      </h1>
      <div className="min-w-0 max-sm:col-span-full">
        <p className="mt-8 font-serif text-3xl md:text-4xl">{m.not_found_text()}</p>
        <p className="mt-3 text-soft">{m.not_found_path({ path: readablePath(pathname) })}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink to={to('/')} reloadDocument>
            {m.not_found_home()}
          </ButtonLink>
          {dashboard && (
            <Link to={to(dashboard)} className="underline underline-offset-4">
              {m.not_found_dashboard()}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}
