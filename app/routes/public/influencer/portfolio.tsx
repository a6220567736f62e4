import { buttonClass } from '#app/ui/button.tsx';
import { ArrowRight, Lock } from '#app/ui/icons.tsx';
import { PortfolioFrame } from '#app/ui/portfolio-frame.tsx';
import { ReportLink } from '#app/ui/safety-links.tsx';
import { isDrawing } from '#domain/files/media.ts';
import type { Portfolio } from '#domain/portfolio/find-portfolio.server.ts';
import { linkHost } from '#domain/portfolio/link.ts';
import type { PortfolioItem } from '#domain/portfolio/portfolio-item.ts';
import { m } from '#messages';

const emptyFrames = ['first', 'second', 'third', 'fourth'];
const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4';

interface PortfolioSectionProps {
  portfolio: Portfolio;
  isOwn: boolean;
  login: string;
}

/** Visitors see empty frames, because the works may name the influencer. */
export function PortfolioSection({ portfolio: { items, count }, isOwn, login }: PortfolioSectionProps) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="portfolio" className="mt-16 border-t border-line pt-10 md:mt-24">
      <h2 id="portfolio" className="mb-8">
        {m.portfolio_title()}
      </h2>
      {items.length > 0 ? (
        <ul className={grid}>
          {items.map((item) => (
            <Item key={item.id} item={item} isOwn={isOwn} />
          ))}
        </ul>
      ) : (
        <Redacted count={count} login={login} />
      )}
    </section>
  );
}

function Item({ item, isOwn }: { item: PortfolioItem; isOwn: boolean }) {
  const { title, brand, link, picture } = item;
  return (
    <li className="group relative rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-4 has-[a:focus-visible]:outline-accent">
      <PortfolioFrame item={item} width="(min-width: 1024px) 16rem, (min-width: 768px) 30vw, 45vw" />
      <h3 dir="auto" className="mt-3 text-xl wrap-anywhere">
        {link ? (
          // `ugc` and `nofollow` tell search engines that the site does not vouch for the link.
          <a
            href={link}
            target="_blank"
            rel="nofollow noopener ugc"
            className="decoration-1 underline-offset-4 outline-none group-hover:underline after:absolute after:inset-0"
          >
            {title}
            <span className="sr-only"> {m.portfolio_new_tab()}</span>
          </a>
        ) : (
          title
        )}
      </h3>
      <p dir="auto" className="mt-0.5 text-sm wrap-anywhere text-soft">
        {brand}
      </p>
      {link && (
        <p className="mt-1 flex items-center gap-1 text-sm text-soft">
          <span className="truncate">{linkHost(link)}</span>
          <ArrowRight className="size-3.5 shrink-0 -rotate-45" />
        </p>
      )}
      {picture && !isDrawing(picture) && !isOwn && (
        // `z-1` puts the report link in front of the link that covers the whole item.
        <p className="relative z-1 w-fit">
          <ReportLink kind="file" id={picture} name={title} />
        </p>
      )}
    </li>
  );
}

function Redacted({ count, login }: { count: number; login: string }) {
  return (
    <div className="grid gap-6">
      <ul aria-hidden className={grid}>
        {emptyFrames.slice(0, count).map((name) => (
          <li
            key={name}
            className="rounded-card border border-line bg-surface p-2 max-md:nth-[n+3]:hidden md:max-lg:nth-[4]:hidden sm:p-2.5"
          >
            <div className="grid aspect-4/5 place-items-center rounded-[calc(var(--radius-card)-0.375rem)] bg-sunken text-soft">
              <Lock className="size-6" />
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-soft">{m.portfolio_redacted({ count })}</p>
        <a href={login} className={buttonClass('secondary', true)}>
          {m.nav_login()}
        </a>
      </div>
    </div>
  );
}
