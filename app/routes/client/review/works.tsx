import { PortfolioFrame } from '#app/ui/portfolio-frame.tsx';
import type { PortfolioItem } from '#domain/portfolio/portfolio-item.ts';
import { m } from '#messages';

/** The applicant's portfolio. Its links lead to other sites. */
export function Works({ items }: { items: readonly PortfolioItem[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-2xl">{m.portfolio_title()}</h2>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-4 sm:max-lg:grid-cols-6 lg:grid-cols-2">
        {items.map((item) => (
          <Work key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function Work({ item }: { item: PortfolioItem }) {
  const { title, brand, link } = item;
  return (
    <li className="relative rounded-card has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent">
      <PortfolioFrame item={item} width="6rem" isSmall />
      <p dir="auto" className="mt-1.5 line-clamp-2 text-sm leading-tight">
        {link ? (
          <a
            href={link}
            target="_blank"
            rel="nofollow noopener ugc"
            className="decoration-1 underline-offset-4 outline-none hover:underline after:absolute after:inset-0"
          >
            {title}
            <span className="sr-only"> {m.portfolio_new_tab()}</span>
          </a>
        ) : (
          title
        )}
      </p>
      <p dir="auto" className="line-clamp-1 text-xs text-soft">
        {brand}
      </p>
    </li>
  );
}
